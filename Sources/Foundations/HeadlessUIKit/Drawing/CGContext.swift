public import Foundation

/// A Core Graphics context without pixels; it records what is drawn, and nothing is shown.
public final class CGContext {
  let size: CGSize

  /// The record of what was drawn, a call a line.
  private(set) var calls: [String] = []

  /// The quality of images that are drawn at another size; stored, without effect.
  public var interpolationQuality = CGInterpolationQuality.default

  /// The transform of text; stored, without effect.
  public var textMatrix = CGAffineTransform.identity

  init(size: CGSize) { self.size = size }

  /// The bytes of an image: the head of a PNG with the size, and what was drawn as text.
  var bytes: Data { PNGHeader(size: size).bytes + Data(calls.joined(separator: "\n").utf8) }

  /// Records a call with its arguments.
  func note(_ arguments: Any..., name: String = #function) {
    calls.append(([name] + arguments.map(Self.text)).joined(separator: " "))
  }

  private static func text(_ argument: Any) -> String {
    switch argument {
    case let color as CGColor: color.color.description
    case let path as CGPath: "\(path.points)"
    case let rect as CGRect: "\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)"
    default: "\(argument)"
    }
  }

  /// Records the call: nothing is drawn.
  public func saveGState() { note() }
  /// Records the call: nothing is drawn.
  public func restoreGState() { note() }
  /// Records the call: nothing is drawn.
  public func setFillColor(_ color: CGColor) { note(color) }
  /// Records the call: nothing is drawn.
  public func setStrokeColor(_ color: CGColor) { note(color) }
  /// Records the call: nothing is drawn.
  public func setLineWidth(_ width: CGFloat) { note(width) }
  /// Records the call: nothing is drawn.
  public func setAlpha(_ alpha: CGFloat) { note(alpha) }
  /// Records the call: nothing is drawn.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { note(tx, ty) }
  /// Records the call: nothing is drawn.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { note(sx, sy) }
  /// Records the call: nothing is drawn.
  public func rotate(by angle: CGFloat) { note(angle) }
  /// Records the call: nothing is drawn.
  public func move(to point: CGPoint) { note(point) }
  /// Records the call: nothing is drawn.
  public func addLine(to point: CGPoint) { note(point) }
  /// Records the call: nothing is drawn.
  public func addPath(_ path: CGPath) { note(path) }
  /// Records the call: nothing is drawn.
  public func addEllipse(in rect: CGRect) { note(rect) }
  /// Records the call: nothing is drawn.
  public func clip() { note() }
  /// Records the call: nothing is drawn.
  public func fill(_ rect: CGRect) { note(rect) }
  /// Records the call: nothing is drawn.
  public func stroke(_ rect: CGRect) { note(rect) }
  /// Records the call: nothing is drawn.
  public func stroke(_ rect: CGRect, width: CGFloat) { note(rect) }
  /// Records the call: nothing is drawn.
  public func fillEllipse(in rect: CGRect) { note(rect) }
  /// Records the call: nothing is drawn.
  public func strokeEllipse(in rect: CGRect) { note(rect) }
  /// Records the call: nothing is drawn.
  public func fillPath() { note() }
  /// Records the call: nothing is drawn.
  public func strokePath() { note() }
  /// Records the call: nothing is drawn.
  public func addRect(_ rect: CGRect) { note(rect) }
  /// Records the call: nothing is drawn.
  public func addLines(between points: [CGPoint]) { note(points) }
  /// Records the call: nothing is drawn.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { note(center, radius, startAngle, endAngle, clockwise) }
  /// Records the call: nothing is drawn.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    note(end, control1, control2)
  }
  /// Records the call: nothing is drawn.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { note(end, control) }
  /// Records the call: nothing is drawn.
  public func beginPath() { note() }
  /// Records the call: nothing is drawn.
  public func closePath() { note() }
  /// Records the call: nothing is drawn.
  public func drawPath(using mode: CGPathDrawingMode) { note(mode) }
  /// Records the call: nothing is drawn.
  public func clip(to rect: CGRect) { note(rect) }
  /// Records the call: nothing is drawn.
  public func clear(_ rect: CGRect) { note(rect) }
  /// Records the call: nothing is drawn.
  public func concatenate(_ transform: CGAffineTransform) { note(transform) }
  /// Records the call: nothing is drawn.
  public func setLineCap(_ cap: CGLineCap) { note(cap) }
  /// Records the call: nothing is drawn.
  public func setLineJoin(_ join: CGLineJoin) { note(join) }
  /// Records the call: nothing is drawn.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { note(phase, lengths) }
  /// Records the call: nothing is drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {
    note(offset, blur, color as Any)
  }
  /// Records the call: nothing is drawn.
  public func setShouldAntialias(_ shouldAntialias: Bool) { note(shouldAntialias) }
}

/// The way in which a path is drawn.
nonisolated public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled, filled by the even-odd rule, stroked, or both.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
