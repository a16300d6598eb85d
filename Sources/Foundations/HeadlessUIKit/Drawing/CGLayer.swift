public import Foundation

/// A Core Graphics layer: drawings, in a context of their own, that are drawn again and again.
public final class CGLayer {
  /// The context that draws in the layer.
  public let context: CGContext?

  /// The size.
  public let size: CGSize

  /// Creates a layer for a context.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
    (self.context, self.size) = (CGContext(size: size), size)
  }
}

extension CGContext {
  /// Records that a layer is drawn, with its size.
  public func draw(_ layer: CGLayer, in rect: CGRect) { note(layer.size, rect) }

  /// Records that a layer is drawn at its size.
  public func draw(_ layer: CGLayer, at point: CGPoint) { note(layer.size, point) }

  /// Records that nothing limits the drawing any more.
  public func resetClip() { note() }
}
