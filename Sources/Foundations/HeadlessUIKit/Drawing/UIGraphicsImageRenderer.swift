public import Foundation

/// An image renderer: it runs the drawing actions and returns an image of its size without pixels.
///
/// The format has no effect on the record of what is drawn.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Creates a renderer of the size of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, rendererFormat: format)
  }

  /// Creates a renderer of the size of a rectangle.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer of a size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of a size.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Runs the drawing actions and returns an image with the record of what they drew.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(drawn: bytes(actions))
  }

  /// Runs the drawing actions and returns the record of what they drew.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { bytes(actions) }

  /// Runs the drawing actions and returns the record of what they drew.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { bytes(actions) }

  private func bytes(_ actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    let context = CGContext(size: format.bounds.size)
    ImageContexts.current.push(context)
    defer { ImageContexts.current.pop() }
    actions(UIGraphicsImageRendererContext(format) { context })
    return context.bytes
  }
}

/// The format of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point.
  open var scale: CGFloat = 3
  /// A Boolean value that indicates whether images are opaque.
  open var opaque = false

  /// Creates the default format.
  public required init() {}

  /// Creates the format for a display with traits.
  public init(for traitCollection: UITraitCollection) {
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

extension UIImage {
  /// The format in which an image like this one is drawn.
  @MainActor public var imageRendererFormat: UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// The context of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}
