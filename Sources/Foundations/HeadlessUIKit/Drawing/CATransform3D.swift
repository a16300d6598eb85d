public import Foundation

/// A three-dimensional transform, as a matrix that rows of coordinates are multiplied with; no view is drawn with it.
nonisolated public struct CATransform3D: Hashable, Sendable {
  /// An entry of the first row, which says where the x axis goes.
  public var m11: CGFloat
  /// An entry of the first row.
  public var m12: CGFloat
  /// An entry of the first row.
  public var m13: CGFloat
  /// An entry of the first row.
  public var m14: CGFloat
  /// An entry of the second row, which says where the y axis goes.
  public var m21: CGFloat
  /// An entry of the second row.
  public var m22: CGFloat
  /// An entry of the second row.
  public var m23: CGFloat
  /// An entry of the second row.
  public var m24: CGFloat
  /// An entry of the third row, which says where the z axis goes.
  public var m31: CGFloat
  /// An entry of the third row.
  public var m32: CGFloat
  /// An entry of the third row.
  public var m33: CGFloat
  /// The perspective entry: -1 divided by the distance of the viewer.
  public var m34: CGFloat
  /// The translation along the x axis.
  public var m41: CGFloat
  /// The translation along the y axis.
  public var m42: CGFloat
  /// The translation along the z axis.
  public var m43: CGFloat
  /// The last entry; 1 in an affine transform.
  public var m44: CGFloat

  /// The identity transform.
  public static let identity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

  /// Creates a transform whose entries are zero, unlike ``identity``.
  public init() { self.init([CGFloat](repeating: 0, count: 16)) }

  /// Creates a transform from its entries, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  private init(_ m: [CGFloat]) {
    self.init(
      m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7],
      m31: m[8], m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
  }

  private var entries: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Returns the product of two matrices: the effect of this one, and then of the other.
  fileprivate func followed(by other: CATransform3D) -> CATransform3D {
    let (left, right) = (entries, other.entries)
    var product = [CGFloat](repeating: 0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        for place in 0..<4 {
          product[row * 4 + column] += left[row * 4 + place] * right[place * 4 + column]
        }
      }
    }
    return CATransform3D(product)
  }

  /// The transform that undoes this one, by Gauss and Jordan's elimination; nil if there is none.
  fileprivate var inverse: CATransform3D? {
    let entries = entries
    var rows: [[CGFloat]] = (0..<4).map { row in
      let unit: [CGFloat] = (0..<4).map { $0 == row ? 1 : 0 }
      return Array(entries[row * 4..<row * 4 + 4]) + unit
    }
    for column in 0..<4 {
      guard let pivot = (column..<4).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        rows[pivot][column] != 0
      else { return nil }
      rows.swapAt(pivot, column)
      let divisor = rows[column][column]
      rows[column] = rows[column].map { $0 / divisor }
      for row in 0..<4 where row != column {
        let factor = rows[row][column]
        for place in 0..<8 { rows[row][place] -= factor * rows[column][place] }
      }
    }
    return CATransform3D(rows.flatMap { $0[4...] })
  }
}

/// The identity transform.
nonisolated public let CATransform3DIdentity = CATransform3D.identity

/// Returns a scaling transform.
nonisolated public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D.identity
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// Returns a translation transform.
nonisolated public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D.identity
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// Returns a rotation by an angle in radians around an axis; the identity for an axis of no length.
nonisolated public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return .identity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  return CATransform3D(
    m11: cosine + x * x * rest, m12: x * y * rest + z * sine, m13: x * z * rest - y * sine, m14: 0,
    m21: x * y * rest - z * sine, m22: cosine + y * y * rest, m23: y * z * rest + x * sine, m24: 0,
    m31: x * z * rest + y * sine, m32: y * z * rest - x * sine, m33: cosine + z * z * rest, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns the transform that has the effect of one and then of another.
nonisolated public func CATransform3DConcat(
  _ a: CATransform3D, _ b: CATransform3D
) -> CATransform3D { a.followed(by: b) }

/// Returns the transform with a scaling before it.
nonisolated public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DMakeScale(sx, sy, sz).followed(by: t) }

/// Returns the transform with a translation before it.
nonisolated public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(tx, ty, tz).followed(by: t) }

/// Returns the transform with a rotation before it, by an angle in radians around an axis.
nonisolated public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).followed(by: t) }

/// Returns the transform that undoes another; the same transform if none does.
nonisolated public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// Returns whether a transform is the identity.
nonisolated public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == .identity }

/// Returns whether two transforms are the same.
nonisolated public func CATransform3DEqualToTransform(
  _ a: CATransform3D, _ b: CATransform3D
) -> Bool { a == b }

/// Returns the transform with the effect of an affine one in the plane.
nonisolated public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3D.identity
  (transform.m11, transform.m12) = (m.a, m.b)
  (transform.m21, transform.m22) = (m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

/// Returns whether a transform has the effect of an affine one in the plane.
nonisolated public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)) == t
}

/// Returns the affine part of a transform.
nonisolated public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
