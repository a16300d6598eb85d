public import Foundation

/// A space of colors; all are alike, since nothing is drawn.
nonisolated public final class CGColorSpace: Sendable {
  /// Creates a space.
  init() {}

  /// Creates the space of a name.
  public init?(name: String) {}

  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
}

/// The way in which a color is brought to another space, which makes no difference here.
nonisolated public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// Returns a space of colors with red, green and blue.
nonisolated public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Returns a space of grays.
nonisolated public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// A transition between colors, which is not drawn.
public final class CGGradient {
  /// Creates a gradient of colors at places from 0 to 1.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {}

  /// Creates a gradient of components of colors.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {}
}

/// A list of any values.
public typealias CFArray = [Any]

/// The places beyond its ends to which a gradient goes on.
nonisolated public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The raw bit mask.
  public let rawValue: UInt32

  /// Creates options from a raw bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Before its start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After its end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// The way in which what is drawn mixes with what is there.
nonisolated public enum CGBlendMode: Int32, Sendable {
  /// Core Graphics' modes.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn,
    sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor,
    plusDarker, plusLighter
}

extension CGContext {
  /// The rectangle that can be drawn in.
  public var boundingBoxOfClipPath: CGRect { CGRect(origin: .zero, size: size) }
  /// The current transform; always the identity.
  public var ctm: CGAffineTransform { .identity }
  /// Records the call: nothing is drawn.
  public func clip(using rule: CGPathFillRule) { note(rule) }
  /// Records the call: nothing is drawn.
  public func fillPath(using rule: CGPathFillRule) { note(rule) }
  /// Records the call: nothing is drawn.
  public func setBlendMode(_ mode: CGBlendMode) { note(mode) }
  /// Records the call: nothing is drawn.
  public func fill(_ rects: [CGRect]) { note(rects) }
  /// Records the call: nothing is drawn.
  public func strokeLineSegments(between points: [CGPoint]) { note(points) }
  /// Records the call: nothing is drawn.
  public func replacePathWithStrokedPath() { note() }
  /// Records the call: nothing is drawn.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    note(red, green, blue, alpha)
  }
  /// Records the call: nothing is drawn.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    note(red, green, blue, alpha)
  }
  /// Records the call: nothing is drawn.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) { note(rect) }
  /// Records the call: nothing is drawn.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) { note(start, end) }
  /// Records the call: nothing is drawn.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) { note(startCenter, startRadius, endCenter, endRadius) }
  /// Records the call: nothing is drawn.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { note() }
  /// Records the call: nothing is drawn.
  public func endTransparencyLayer() { note() }
}
