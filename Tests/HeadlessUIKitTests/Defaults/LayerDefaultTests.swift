import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property.
@Suite("Values of new layers and animations")
struct LayerDefaultTests {
  @Test("a new CALayer has Core Animation's values")
  func newCALayer() {
    Device.current = Device()
    let new = CALayer()
    #expect(!new.isOpaque)
    #expect(!new.needsDisplayOnBoundsChange)
    #expect(new.speed == 1)
    #expect(new.beginTime == 0)
    #expect(new.timeOffset == 0)
    #expect(new.duration == .infinity)
    #expect(new.repeatCount == 0 && new.repeatDuration == 0)
    #expect(!new.autoreverses)
    #expect(new.fillMode == .removed)
    #expect(new.isDoubleSided)
    #expect(new.sublayerTransform == CATransform3D.identity)
    #expect(new.cornerRadius == 0)
    #expect(
      new.maskedCorners == [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ])
    #expect(new.cornerCurve == .circular)
    #expect(new.borderWidth == 0)
    #expect(new.opacity == 1)
    #expect(!new.isHidden)
    #expect(!new.masksToBounds)
    #expect(new.shadowOpacity == 0)
    #expect(new.shadowOffset == CGSize(width: 0, height: -3))
    #expect(new.shadowRadius == 3)
    #expect(!new.shouldRasterize)
    #expect(new.rasterizationScale == 1)
    #expect(new.contentsScale == 1)
    #expect(new.contentsGravity == .resize)
    #expect(new.transform == CATransform3D.identity)
    #expect(new.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(new.position == .zero)
    #expect(new.zPosition == 0)
    #expect(new.frame == .zero)
    #expect(new.bounds == .zero)
  }

  @Test("a new CAShapeLayer has Core Animation's values")
  func newCAShapeLayer() {
    Device.current = Device()
    let new = CAShapeLayer()
    #expect(new.miterLimit == 10)
    #expect(new.fillColor == UIColor.black.cgColor)
    #expect(new.strokeStart == 0)
    #expect(new.strokeEnd == 1)
    #expect(new.lineWidth == 1)
    #expect(new.lineCap == .butt)
    #expect(new.lineJoin == .miter)
    #expect(new.lineDashPhase == 0)
    #expect(new.fillRule == .nonZero)
  }

  @Test("a new CAGradientLayer has Core Animation's values")
  func newCAGradientLayer() {
    Device.current = Device()
    let new = CAGradientLayer()
    #expect(new.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(new.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(new.type == .axial)
  }

  @Test("a new CATextLayer has Core Animation's values")
  func newCATextLayer() {
    Device.current = Device()
    let new = CATextLayer()
    #expect(new.fontSize == 36)
    #expect(new.foregroundColor == UIColor.white.cgColor)
    #expect(!new.isWrapped)
    #expect(new.truncationMode == .none)
    #expect(new.alignmentMode == .natural)
  }

  @Test("a new CAReplicatorLayer has Core Animation's values")
  func newCAReplicatorLayer() {
    Device.current = Device()
    let new = CAReplicatorLayer()
    #expect(new.instanceCount == 1)
    #expect(new.instanceDelay == 0)
    #expect(new.instanceTransform == CATransform3D.identity)
    #expect(new.instanceAlphaOffset == 0)
  }

  @Test("a new CATiledLayer has Core Animation's values")
  func newCATiledLayer() {
    Device.current = Device()
    let new = CATiledLayer()
    #expect(new.tileSize == CGSize(width: 256, height: 256))
    #expect(new.levelsOfDetail == 1)
    #expect(new.levelsOfDetailBias == 0)
  }

  @Test("a new CAEmitterLayer has Core Animation's values")
  func newCAEmitterLayer() {
    Device.current = Device()
    let new = CAEmitterLayer()
    #expect(new.emitterPosition == .zero)
    #expect(new.emitterZPosition == 0)
    #expect(new.emitterSize == .zero)
    #expect(new.emitterDepth == 0)
    #expect(new.emitterShape == .point)
    #expect(new.emitterMode == .volume)
    #expect(new.renderMode == .unordered)
    #expect(new.birthRate == 1)
    #expect(new.lifetime == 1)
    #expect(new.velocity == 1)
    #expect(new.scale == 1)
    #expect(new.spin == 1)
    #expect(new.seed == 0)
    #expect(!new.preservesDepth)
  }

  @Test("a new CAEmitterCell has Core Animation's values")
  func newCAEmitterCell() {
    Device.current = Device()
    let new = CAEmitterCell()
    #expect(new.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(new.contentsScale == 1)
    #expect(new.greenRange == 0)
    #expect(new.blueRange == 0)
    #expect(new.alphaRange == 0)
    #expect(new.redRange == 0)
    #expect(new.greenSpeed == 0)
    #expect(new.blueSpeed == 0)
    #expect(new.alphaSpeed == 0)
    #expect(new.redSpeed == 0)
    #expect(new.birthRate == 0)
    #expect(new.lifetimeRange == 0)
    #expect(new.lifetime == 0)
    #expect(new.velocityRange == 0)
    #expect(new.velocity == 0)
    #expect(new.yAcceleration == 0)
    #expect(new.zAcceleration == 0)
    #expect(new.xAcceleration == 0)
    #expect(new.scaleRange == 0)
    #expect(new.scaleSpeed == 0)
    #expect(new.scale == 1)
    #expect(new.spinRange == 0)
    #expect(new.spin == 0)
    #expect(new.emissionLatitude == 0)
    #expect(new.emissionRange == 0)
    #expect(new.emissionLongitude == 0)
    #expect(new.isEnabled)
  }

  @Test("a new CABasicAnimation has Core Animation's values")
  func newCABasicAnimation() {
    Device.current = Device()
    let new = CABasicAnimation(keyPath: "opacity")
    #expect(new.duration == 0)
    #expect(new.repeatCount == 0)
    #expect(!new.autoreverses)
    #expect(new.speed == 1)
    #expect(new.isRemovedOnCompletion)
    #expect(new.beginTime == 0)
    #expect(new.timeOffset == 0)
    #expect(new.fillMode == .removed)
  }

  @Test("a new CAPropertyAnimation has Core Animation's values")
  func newCAPropertyAnimation() {
    Device.current = Device()
    let new = CAPropertyAnimation(keyPath: "opacity")
    #expect(!new.isAdditive)
    #expect(!new.isCumulative)
  }

  @Test("a new CASpringAnimation has Core Animation's values")
  func newCASpringAnimation() {
    Device.current = Device()
    let new = CASpringAnimation(keyPath: "opacity")
    #expect(new.mass == 1)
    #expect(new.stiffness == 100)
    #expect(new.damping == 10)
    #expect(new.initialVelocity == 0)
  }

  @Test("a new CATransition has Core Animation's values")
  func newCATransition() {
    Device.current = Device()
    let new = CATransition()
    #expect(new.type == .fade)
    #expect(new.startProgress == 0)
    #expect(new.endProgress == 1)
  }

  @Test("a new UIBezierPath has UIKit's values")
  func newUIBezierPath() {
    Device.current = Device()
    let new = UIBezierPath()
    #expect(new.lineWidth == 1)
    #expect(new.lineCapStyle == .butt)
    #expect(new.lineJoinStyle == .miter)
    #expect(!new.usesEvenOddFillRule)
    #expect(new.miterLimit == 10)
    #expect(new.flatness == 0.6)
  }
}
