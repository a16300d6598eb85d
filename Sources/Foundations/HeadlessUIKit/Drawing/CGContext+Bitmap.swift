public import Foundation

/// The place of the alpha component in a pixel.
nonisolated public enum CGImageAlphaInfo: UInt32, Sendable {
  /// None, or at one end, multiplied with the other components or not.
  case none, premultipliedLast, premultipliedFirst, last, first
  /// Skipped at the end or at the beginning, or the only component.
  case noneSkipLast, noneSkipFirst, alphaOnly
}

/// The layout of the bits of a pixel.
nonisolated public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits of the option set.
  public let rawValue: UInt32

  /// Creates an option set of the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the place of the alpha component.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components that are numbers with a fraction.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Two bytes, the low one first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Four bytes, the low one first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Two bytes, the high one first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Four bytes, the high one first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The quality of an image that is drawn at another size.
nonisolated public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's own, none, low, high or medium.
  case `default`, none, low, high, medium
}

extension CGContext {
  /// Creates a context of a bitmap; the memory stays as it is, because there are no pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(size: CGSize(width: width, height: height))
  }

  /// The width, in pixels.
  public var width: Int { Int(size.width) }
  /// The height, in pixels.
  public var height: Int { Int(size.height) }
  /// The memory of the pixels; nil, because there are none.
  public var data: UnsafeMutableRawPointer? { nil }
  /// The number of bytes of a row.
  public var bytesPerRow: Int { width * 4 }

  /// Returns an image without pixels, with the record of what was drawn.
  public func makeImage() -> CGImage? { CGImage(UIImage(drawn: bytes)) }

  /// Records the call: nothing is drawn.
  public func addRects(_ rects: [CGRect]) { note(rects) }
  /// Records the call: nothing is drawn.
  public func setMiterLimit(_ limit: CGFloat) { note(limit) }
  /// Records the call: nothing is drawn.
  public func clip(to rect: CGRect, mask: CGImage) { note(rect) }
  /// Records the call: nothing is drawn.
  public func clip(to rects: [CGRect]) { note(rects) }
  /// Records the call: nothing is drawn.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    note(end1, end2, radius)
  }
  /// Records the call: nothing is drawn.
  public func setFillColorSpace(_ space: CGColorSpace) { note() }
  /// Records the call: nothing is drawn.
  public func setStrokeColorSpace(_ space: CGColorSpace) { note() }
}

nonisolated extension CGImage {
  /// The number of bits of a component.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes of a row.
  public var bytesPerRow: Int { width * 4 }
  /// The space of the colours.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The place of the alpha component.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The layout of the bits of a pixel.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// Returns the image itself, because there are no pixels.
  public func cropping(to rect: CGRect) -> CGImage? { self }
  /// Returns the image itself, because there are no pixels.
  public func copy() -> CGImage? { self }
}

/// Records the call in the current context: nothing is drawn.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Records the call in the current context: nothing is drawn.
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect) }
/// Records the call in the current context: nothing is drawn.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
