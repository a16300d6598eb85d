public import Foundation

nonisolated extension UIImage {
  /// Returns the image itself, because it is never decoded.
  public func preparingForDisplay() -> UIImage? { self }

  /// Calls the handler with the image itself when the current work is done.
  @MainActor public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    LayoutPass.schedule("image") { completionHandler(self) }
  }

  /// Returns the image itself, because it is never decoded.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// Returns an image of a size.
  @MainActor public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIGraphicsImageRenderer(size: size).image { _ in }
  }

  /// Calls the handler with an image of a size when the current work is done.
  @MainActor public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
  ) { LayoutPass.schedule("image") { completionHandler(self.preparingThumbnail(of: size)) } }

  /// Returns an image of a size.
  @MainActor public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}
