public import Foundation

nonisolated extension UIImage {
  /// Returns the first image: no animation is shown.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }

  /// Returns the image of a name: no animation is shown.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name)
  }

  /// The images of an animation: none.
  public var images: [UIImage]? { nil }

  /// The duration of an animation: none.
  public var duration: TimeInterval { 0 }

  /// Returns the image itself: there are no pixels.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
}
