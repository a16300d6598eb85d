public import Foundation

/// An image renderer: it runs the drawing actions and returns an image of its size without pixels.
open class UIGraphicsImageRenderer {
  /// The format; it has no effect on the record of what is drawn.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of the size of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    format.bounds = bounds
    self.format = format
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
    actions(UIGraphicsImageRendererContext(context, format))
    return context.bytes
  }
}

/// The format of an image renderer.
open class UIGraphicsImageRendererFormat {
  /// The bounds of the renderer that has the format.
  public internal(set) final var bounds = CGRect.zero
  /// The number of pixels per point.
  open var scale: CGFloat = 3
  /// A Boolean value that indicates whether images are opaque.
  open var opaque = false

  /// Creates the default format.
  public init() {}

  /// Creates the format for a display with traits.
  public init(for traitCollection: UITraitCollection) {
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns the default format.
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }

  /// Returns the format of the screen.
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

extension UIImage {
  /// The format in which an image like this one is drawn.
  @MainActor public var imageRendererFormat: UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// The context of an image renderer.
open class UIGraphicsImageRendererContext {
  /// The Core Graphics context.
  public let cgContext: CGContext
  /// The renderer's format.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Records that a rectangle is filled.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Records that the outline of a rectangle is drawn.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  /// Records that drawing is limited to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
