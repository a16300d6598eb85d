public import Foundation

/// A graphics renderer; its subclasses make images and PDF documents.
open class UIGraphicsRenderer: HeadlessObject {
  /// The format.
  public let format: UIGraphicsRendererFormat

  init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
    rendererFormat.bounds = bounds
    format = rendererFormat
  }
}

/// The format of a graphics renderer.
open class UIGraphicsRendererFormat: HeadlessObject {
  /// The bounds of the renderer that has the format.
  public internal(set) final var bounds = CGRect.zero

  /// Creates the default format.
  public required override init() {}

  /// Returns the default format.
  open class func `default`() -> Self { .init() }

  /// Returns the format of the screen.
  open class func preferred() -> Self { .init() }
}

/// The context of a graphics renderer.
open class UIGraphicsRendererContext: HeadlessObject {
  /// The renderer's format.
  public let format: UIGraphicsRendererFormat

  /// The Core Graphics context; that of the page at hand in a PDF document.
  public var cgContext: CGContext { current() }

  private let current: () -> CGContext

  init(_ format: UIGraphicsRendererFormat, _ current: @escaping () -> CGContext) {
    (self.format, self.current) = (format, current)
  }

  /// Records that a rectangle is filled.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Records that the outline of a rectangle is drawn.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  /// Records that drawing is limited to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
