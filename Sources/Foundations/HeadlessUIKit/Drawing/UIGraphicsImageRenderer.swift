public import Foundation

/// An image renderer: it runs the drawing actions and returns an image of its size without pixels.
open class UIGraphicsImageRenderer {
  private let size: CGSize

  /// Creates a renderer of a size.
  public init(size: CGSize) { self.size = size }

  /// Creates a renderer of a size; the format is ignored.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(size: size)
  }

  /// Creates a renderer of the size of a rectangle.
  public convenience init(bounds: CGRect) {
    self.init(size: bounds.size)
  }

  /// Creates a renderer of the size of a rectangle; the format is ignored.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size)
  }

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
    let context = CGContext(size: size)
    ImageContexts.current.push(context)
    defer { ImageContexts.current.pop() }
    actions(UIGraphicsImageRendererContext(context))
    return context.bytes
  }
}

/// The format of an image renderer.
open class UIGraphicsImageRendererFormat {
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

  init(_ context: CGContext) { cgContext = context }

  /// Records that a rectangle is filled.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Records that the outline of a rectangle is drawn.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  /// Records that drawing is limited to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
