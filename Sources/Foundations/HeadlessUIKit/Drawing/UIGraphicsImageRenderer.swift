public import Foundation

/// Draws pictures; here it runs what draws, and gives a picture without pixels.
open class UIGraphicsImageRenderer {
  private let size: CGSize

  /// A renderer of pictures of a size.
  public init(size: CGSize) { self.size = size }

  /// A renderer of pictures of a size and format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(size: size)
  }

  /// A renderer of pictures of a rectangle's size.
  public convenience init(bounds: CGRect) {
    self.init(size: bounds.size)
  }

  /// A picture without pixels, once what draws it has run.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage()
  }

  /// No bytes, once what draws the picture has run.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    actions(UIGraphicsImageRendererContext())
    return Data()
  }
}

/// How a renderer's pictures are kept; kept for the vocabulary.
open class UIGraphicsImageRendererFormat {
  /// How many pixels a point has.
  open var scale: CGFloat = 3
  /// Whether nothing shines through.
  open var opaque = false

  /// The usual format.
  public init() {}

  /// The usual format.
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }

  /// The format of the screen.
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

/// What a renderer draws into.
open class UIGraphicsImageRendererContext {
  /// What Core Graphics draws into.
  open var cgContext: CGContext { CGContext() }

  init() {}

  /// Accepted; nothing is drawn.
  open func fill(_ rect: CGRect) {}

  /// Accepted; nothing is drawn.
  open func stroke(_ rect: CGRect) {}

  /// Accepted; nothing is drawn.
  open func clip(to rect: CGRect) {}
}

/// Nothing is drawn outside a renderer; always nil.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

/// What Core Graphics draws into: calls that compile and do nothing.
public final class CGContext {
  init() {}

  /// Accepted; nothing is drawn.
  public func saveGState() {}
  /// Accepted; nothing is drawn.
  public func restoreGState() {}
  /// Accepted; nothing is drawn.
  public func setFillColor(_ color: CGColor) {}
  /// Accepted; nothing is drawn.
  public func setStrokeColor(_ color: CGColor) {}
  /// Accepted; nothing is drawn.
  public func setLineWidth(_ width: CGFloat) {}
  /// Accepted; nothing is drawn.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Accepted; nothing is drawn.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Accepted; nothing is drawn.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Accepted; nothing is drawn.
  public func rotate(by angle: CGFloat) {}
  /// Accepted; nothing is drawn.
  public func move(to point: CGPoint) {}
  /// Accepted; nothing is drawn.
  public func addLine(to point: CGPoint) {}
  /// Accepted; nothing is drawn.
  public func addPath(_ path: CGPath) {}
  /// Accepted; nothing is drawn.
  public func addEllipse(in rect: CGRect) {}
  /// Accepted; nothing is drawn.
  public func clip() {}
  /// Accepted; nothing is drawn.
  public func fill(_ rect: CGRect) {}
  /// Accepted; nothing is drawn.
  public func stroke(_ rect: CGRect) {}
  /// Accepted; nothing is drawn.
  public func fillEllipse(in rect: CGRect) {}
  /// Accepted; nothing is drawn.
  public func strokeEllipse(in rect: CGRect) {}
  /// Accepted; nothing is drawn.
  public func fillPath() {}
  /// Accepted; nothing is drawn.
  public func strokePath() {}
}
