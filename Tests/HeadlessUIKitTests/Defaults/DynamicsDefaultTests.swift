import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property.
@Suite("Values of new dynamics and animators")
struct DynamicsDefaultTests {
  @Test("a new UIGravityBehavior has UIKit's values")
  func newUIGravityBehavior() {
    Device.current = Device()
    let new = UIGravityBehavior(items: [])
    #expect(new.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(new.angle == .pi / 2)
    #expect(new.magnitude == 1)
  }

  @Test("a new UICollisionBehavior has UIKit's values")
  func newUICollisionBehavior() {
    Device.current = Device()
    let new = UICollisionBehavior(items: [])
    #expect(new.collisionMode == .everything)
    #expect(!new.translatesReferenceBoundsIntoBoundary)
  }

  @Test("a new UIDynamicItemBehavior has UIKit's values")
  func newUIDynamicItemBehavior() {
    Device.current = Device()
    let new = UIDynamicItemBehavior(items: [])
    #expect(new.elasticity == 0)
    #expect(new.friction == 0)
    #expect(new.density == 1)
    #expect(new.resistance == 0)
    #expect(new.angularResistance == 0)
    #expect(new.allowsRotation)
    #expect(!new.isAnchored)
  }

  @Test("a new UISnapBehavior has UIKit's values")
  func newUISnapBehavior() {
    Device.current = Device()
    let new = UISnapBehavior(item: UIView(), snapTo: .zero)
    #expect(new.damping == 0.5)
  }

  @Test("a new UIViewPropertyAnimator has UIKit's values")
  func newUIViewPropertyAnimator() {
    Device.current = Device()
    let new = UIViewPropertyAnimator(duration: 1, curve: .linear)
    #expect(new.fractionComplete == 0)
    #expect(!new.isReversed)
    #expect(new.scrubsLinearly)
    #expect(new.isUserInteractionEnabled)
    #expect(new.isInterruptible)
    #expect(!new.pausesOnCompletion)
  }
}
