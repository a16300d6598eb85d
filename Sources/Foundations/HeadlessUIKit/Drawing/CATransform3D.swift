public import Foundation

/// How a layer is turned, scaled and moved in space; compared, never drawn with.
nonisolated public struct CATransform3D: Hashable, Sendable {
  /// The perspective: minus one by the distance of the eye.
  public var m34: CGFloat = 0

  private var operations: [String] = []

  /// The transform that leaves everything as it is.
  public static let identity = CATransform3D()

  /// The transform that leaves everything as it is.
  public init() {}

  fileprivate func appending(_ operation: String) -> CATransform3D {
    var result = self
    result.operations.append(operation)
    return result
  }
}

/// The transform that leaves everything as it is.
nonisolated public let CATransform3DIdentity = CATransform3D.identity

/// A transform that scales.
nonisolated public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DScale(.identity, sx, sy, sz) }

/// A transform that moves.
nonisolated public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DTranslate(.identity, tx, ty, tz) }

/// A transform that turns by an angle, in radians, around an axis.
nonisolated public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DRotate(.identity, angle, x, y, z) }

/// A transform that scales as well.
nonisolated public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { t.appending("scale \(sx) \(sy) \(sz)") }

/// A transform that moves as well.
nonisolated public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { t.appending("move \(tx) \(ty) \(tz)") }

/// A transform that turns as well, by an angle in radians around an axis.
nonisolated public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { t.appending("turn \(angle) \(x) \(y) \(z)") }
