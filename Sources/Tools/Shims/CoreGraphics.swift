// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
@_exported import HeadlessUIKit
public import Foundation

// MARK: The functions of C, which Swift code may call beside the members that stand for them

nonisolated public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
nonisolated public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
nonisolated public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector {
  CGVector(dx: dx, dy: dy)
}
nonisolated public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
  -> CGRect
{
  CGRect(x: x, y: y, width: width, height: height)
}

nonisolated public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
nonisolated public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
nonisolated public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
nonisolated public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
nonisolated public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
nonisolated public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
nonisolated public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
nonisolated public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

nonisolated public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
nonisolated public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
nonisolated public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
nonisolated public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
nonisolated public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
nonisolated public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}
nonisolated public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}
nonisolated public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
nonisolated public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect {
  r1.intersection(r2)
}
nonisolated public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
  rect1.intersects(rect2)
}
nonisolated public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool {
  rect.contains(point)
}
nonisolated public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
  rect1.contains(rect2)
}

nonisolated public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool {
  point1 == point2
}
nonisolated public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool {
  size1 == size2
}
nonisolated public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
  rect1 == rect2
}

nonisolated public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
nonisolated public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat)
  -> CGAffineTransform
{
  CGAffineTransform(translationX: tx, y: ty)
}
nonisolated public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat)
  -> CGAffineTransform
{
  CGAffineTransform(scaleX: sx, y: sy)
}
nonisolated public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}
nonisolated public func CGAffineTransformTranslate(
  _ transform: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform { transform.translatedBy(x: tx, y: ty) }
nonisolated public func CGAffineTransformScale(
  _ transform: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
) -> CGAffineTransform { transform.scaledBy(x: sx, y: sy) }
nonisolated public func CGAffineTransformRotate(
  _ transform: CGAffineTransform, _ angle: CGFloat
) -> CGAffineTransform { transform.rotated(by: angle) }
nonisolated public func CGAffineTransformConcat(
  _ first: CGAffineTransform, _ second: CGAffineTransform
) -> CGAffineTransform { first.concatenating(second) }
nonisolated public func CGAffineTransformInvert(_ transform: CGAffineTransform) -> CGAffineTransform
{
  transform.inverted()
}
nonisolated public func CGAffineTransformIsIdentity(_ transform: CGAffineTransform) -> Bool {
  transform.isIdentity
}
nonisolated public func CGAffineTransformEqualToTransform(
  _ first: CGAffineTransform, _ second: CGAffineTransform
) -> Bool { first == second }
nonisolated public func CGPointApplyAffineTransform(
  _ point: CGPoint, _ transform: CGAffineTransform
) -> CGPoint { point.applying(transform) }
nonisolated public func CGSizeApplyAffineTransform(
  _ size: CGSize, _ transform: CGAffineTransform
) -> CGSize { size.applying(transform) }
nonisolated public func CGRectApplyAffineTransform(
  _ rect: CGRect, _ transform: CGAffineTransform
) -> CGRect { rect.applying(transform) }
