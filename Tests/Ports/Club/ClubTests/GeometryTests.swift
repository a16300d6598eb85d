// swift-format-ignore-file
import UIKit
import XCTest

final class GeometryTests: XCTestCase {
  private let rect = CGRectMake(1, 2, 3, 4)

  func testTheFunctionsOfCMakeValues() {
    XCTAssertEqual(rect, CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(CGPointMake(1, 2), CGPoint(x: 1, y: 2))
    XCTAssertEqual(CGSizeMake(1, 2), CGSize(width: 1, height: 2))
    XCTAssertEqual(CGVectorMake(1, 2), CGVector(dx: 1, dy: 2))
    XCTAssertEqual(CGAffineTransformMake(1, 2, 3, 4, 5, 6), CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    XCTAssertEqual(CGAffineTransformMakeScale(2, 3), CGAffineTransform(scaleX: 2, y: 3))
    XCTAssertEqual(CGAffineTransformMakeTranslation(2, 3), CGAffineTransform(translationX: 2, y: 3))
    XCTAssertEqual(CGAffineTransformMakeRotation(2), CGAffineTransform(rotationAngle: 2))
  }

  func testTheFunctionsOfCReadARectangle() {
    XCTAssertEqual([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect)], [1, 2.5, 4])
    XCTAssertEqual([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)], [2, 4, 6])
    XCTAssertEqual([CGRectGetWidth(rect), CGRectGetHeight(rect)], [3, 4])
    XCTAssertEqual([CGRectIsEmpty(rect), CGRectIsEmpty(.zero)], [false, true])
    XCTAssertEqual([CGRectIsNull(rect), CGRectIsNull(.null)], [false, true])
    XCTAssertEqual([CGRectIsInfinite(rect), CGRectIsInfinite(.infinite)], [false, true])
  }

  func testTheFunctionsOfCCombineRectangles() {
    XCTAssertEqual(CGRectInset(rect, 1, 2), CGRect(x: 2, y: 4, width: 1, height: 0))
    XCTAssertEqual(CGRectOffset(rect, 1, 2), CGRect(x: 2, y: 4, width: 3, height: 4))
    let other = CGRectMake(2, 3, 9, 1)
    XCTAssertEqual(CGRectUnion(rect, other), CGRect(x: 1, y: 2, width: 10, height: 4))
    XCTAssertEqual(CGRectIntersection(rect, other), CGRect(x: 2, y: 3, width: 2, height: 1))
    XCTAssertEqual([CGRectIntersectsRect(rect, other), CGRectIntersectsRect(rect, CGRectMake(9, 9, 1, 1))], [true, false])
    XCTAssertEqual([CGRectContainsPoint(rect, CGPointMake(3, 5)), CGRectContainsPoint(rect, CGPointMake(5, 3))], [true, false])
    XCTAssertEqual([CGRectContainsRect(rect, CGRectInset(rect, 1, 1)), CGRectContainsRect(rect, other)], [true, false])
    XCTAssertEqual([CGRectEqualToRect(rect, CGRectMake(1, 2, 3, 4)), CGRectEqualToRect(rect, other)], [true, false])
    XCTAssertEqual([CGPointEqualToPoint(.zero, .zero), CGPointEqualToPoint(.zero, rect.origin)], [true, false])
    XCTAssertEqual([CGSizeEqualToSize(.zero, .zero), CGSizeEqualToSize(.zero, rect.size)], [true, false])
    XCTAssertEqual(CGRectStandardize(CGRectMake(4, 6, -3, -4)), rect)
    XCTAssertEqual(CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1)), CGRectMake(0, 0, 2, 2))
  }

  func testTheFunctionsOfCCombineTransforms() {
    let transform = CGAffineTransformMake(2, 0, 0, 4, 6, 8)
    XCTAssertEqual(CGAffineTransformTranslate(transform, 1, 2), transform.translatedBy(x: 1, y: 2))
    XCTAssertEqual(CGAffineTransformScale(transform, 1, 2), transform.scaledBy(x: 1, y: 2))
    XCTAssertEqual(CGAffineTransformRotate(transform, 1), transform.rotated(by: 1))
    let moved = CGAffineTransformMakeTranslation(1, 2)
    XCTAssertEqual(CGAffineTransformConcat(transform, moved), CGAffineTransformMake(2, 0, 0, 4, 7, 10))
    XCTAssertEqual(CGAffineTransformInvert(transform), CGAffineTransformMake(0.5, 0, 0, 0.25, -3, -2))
    XCTAssertEqual([CGAffineTransformIsIdentity(.identity), CGAffineTransformIsIdentity(transform)], [true, false])
    XCTAssertEqual([CGAffineTransformEqualToTransform(transform, transform), CGAffineTransformEqualToTransform(transform, moved)], [true, false])
    XCTAssertEqual(CGPointApplyAffineTransform(CGPointMake(1, 2), transform), CGPointMake(8, 16))
    XCTAssertEqual(CGSizeApplyAffineTransform(CGSizeMake(1, 2), transform), CGSizeMake(2, 8))
    XCTAssertEqual(CGRectApplyAffineTransform(rect, transform), CGRectMake(8, 16, 6, 16))
  }
}
