public import Foundation

/// An image renderer: it runs the drawing actions and returns an image without pixels.
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

  /// Runs the drawing actions and returns an empty image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage()
  }

  /// Runs the drawing actions and returns no bytes.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    actions(UIGraphicsImageRendererContext())
    return Data()
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
  public init(for traitCollection: UITraitCollection) { scale = traitCollection.displayScale }

  /// Returns the default format.
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }

  /// Returns the format of the screen.
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

/// The context of an image renderer.
open class UIGraphicsImageRendererContext {
  /// The Core Graphics context.
  open var cgContext: CGContext { CGContext() }

  init() {}

  /// Does nothing: nothing is drawn.
  open func fill(_ rect: CGRect) {}

  /// Does nothing: nothing is drawn.
  open func stroke(_ rect: CGRect) {}

  /// Does nothing: nothing is drawn.
  open func clip(to rect: CGRect) {}
}

/// Returns nil: there is no context outside a renderer.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

/// A Core Graphics context; every call does nothing.
public final class CGContext {
  init() {}

  /// Does nothing: nothing is drawn.
  public func saveGState() {}
  /// Does nothing: nothing is drawn.
  public func restoreGState() {}
  /// Does nothing: nothing is drawn.
  public func setFillColor(_ color: CGColor) {}
  /// Does nothing: nothing is drawn.
  public func setStrokeColor(_ color: CGColor) {}
  /// Does nothing: nothing is drawn.
  public func setLineWidth(_ width: CGFloat) {}
  /// Does nothing: nothing is drawn.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Does nothing: nothing is drawn.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Does nothing: nothing is drawn.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Does nothing: nothing is drawn.
  public func rotate(by angle: CGFloat) {}
  /// Does nothing: nothing is drawn.
  public func move(to point: CGPoint) {}
  /// Does nothing: nothing is drawn.
  public func addLine(to point: CGPoint) {}
  /// Does nothing: nothing is drawn.
  public func addPath(_ path: CGPath) {}
  /// Does nothing: nothing is drawn.
  public func addEllipse(in rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  public func clip() {}
  /// Does nothing: nothing is drawn.
  public func fill(_ rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  public func stroke(_ rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  public func fillEllipse(in rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  public func strokeEllipse(in rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  public func fillPath() {}
  /// Does nothing: nothing is drawn.
  public func strokePath() {}
  /// Does nothing: nothing is drawn.
  public func addRect(_ rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  public func addLines(between points: [CGPoint]) {}
  /// Does nothing: nothing is drawn.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Does nothing: nothing is drawn.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Does nothing: nothing is drawn.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Does nothing: nothing is drawn.
  public func beginPath() {}
  /// Does nothing: nothing is drawn.
  public func closePath() {}
  /// Does nothing: nothing is drawn.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Does nothing: nothing is drawn.
  public func clip(to rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  public func clear(_ rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  public func concatenate(_ transform: CGAffineTransform) {}
  /// Does nothing: nothing is drawn.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Does nothing: nothing is drawn.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Does nothing: nothing is drawn.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Does nothing: nothing is drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Does nothing: nothing is drawn.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
}

/// The way in which a path is drawn.
nonisolated public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled, filled by the even-odd rule, stroked, or both.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
