import HeadlessUIKit
import Testing

/// Source: the documentation of CATransform3D's functions.
@Suite("Transforms in space")
struct TransformTests {
  private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let paths: [KeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41,
      \.m42, \.m43, \.m44,
    ]
    return paths.allSatisfy { abs(a[keyPath: $0] - b[keyPath: $0]) < 1e-9 }
  }

  @Test("a new change of a transform comes before those that it has")
  func order() {
    let scaled = CATransform3DMakeScale(2, 3, 4)
    let moved = CATransform3DTranslate(scaled, 1, 1, 1)
    #expect([moved.m41, moved.m42, moved.m43] == [2, 3, 4])
    #expect([moved.m11, moved.m22, moved.m33, moved.m44] == [2, 3, 4, 1])
    let other = CATransform3DScale(CATransform3DMakeTranslation(1, 1, 1), 2, 3, 4)
    #expect([other.m41, other.m42, other.m43] == [1, 1, 1])
  }

  @Test("a quarter turn around the z axis has the entries of the same turn in the plane")
  func rotation() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
    let flat = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(turn, flat))
    #expect(isNear(CATransform3DRotate(turn, -.pi / 2, 0, 0, 1), .identity))
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == .identity)
    let tilt = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
    #expect(abs(tilt.m23 - 1) < 1e-9 && abs(tilt.m32 + 1) < 1e-9)
  }

  @Test("the inverse undoes a transform; one without an inverse is returned as it is")
  func inverse() {
    var transform = CATransform3DTranslate(CATransform3DMakeScale(2, 4, 5), 7, 8, 9)
    transform.m34 = -0.002
    transform = CATransform3DRotate(transform, 0.3, 1, 2, 3)
    let undone = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(isNear(undone, .identity))
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test("a transform in the plane is affine, and one with depth or perspective is not")
  func affine() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let transform = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(transform))
    #expect(CATransform3DGetAffineTransform(transform) == plane)
    #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
  }
}
