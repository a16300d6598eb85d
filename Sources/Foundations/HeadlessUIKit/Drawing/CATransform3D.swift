public import Foundation

/// A three-dimensional transform: compared, never applied.
nonisolated public struct CATransform3D: Hashable, Sendable {
  /// The perspective entry: -1 divided by the distance of the viewer.
  public var m34: CGFloat = 0

  private var operations: [String] = []

  /// The identity transform.
  public static let identity = CATransform3D()

  /// Creates the identity transform.
  public init() {}

  fileprivate func appending(_ operation: String) -> CATransform3D {
    var result = self
    result.operations.append(operation)
    return result
  }

  fileprivate func followed(by other: CATransform3D) -> CATransform3D {
    var result = self
    result.operations += other.operations
    if other.m34 != 0 { result.m34 = other.m34 }
    return result
  }
}

/// The identity transform.
nonisolated public let CATransform3DIdentity = CATransform3D.identity

/// Returns a scaling transform.
nonisolated public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DScale(.identity, sx, sy, sz) }

/// Returns a translation transform.
nonisolated public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DTranslate(.identity, tx, ty, tz) }

/// Returns a rotation by an angle in radians around an axis.
nonisolated public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DRotate(.identity, angle, x, y, z) }

/// Returns the transform that has the effect of one and then of another.
nonisolated public func CATransform3DConcat(
  _ a: CATransform3D, _ b: CATransform3D
) -> CATransform3D { a.followed(by: b) }

/// Returns the transform with a scaling added.
nonisolated public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { t.appending("scale \(sx) \(sy) \(sz)") }

/// Returns the transform with a translation added.
nonisolated public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { t.appending("move \(tx) \(ty) \(tz)") }

/// Returns the transform with a rotation added, by an angle in radians around an axis.
nonisolated public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { t.appending("turn \(angle) \(x) \(y) \(z)") }
