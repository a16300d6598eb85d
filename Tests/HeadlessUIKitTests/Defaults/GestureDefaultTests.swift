import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property.
@Suite("Values of new gesture recognisers")
struct GestureDefaultTests {
  @Test("a new UITapGestureRecognizer has UIKit's values")
  func newUITapGestureRecognizer() {
    Device.current = Device()
    let new = UITapGestureRecognizer()
    #expect(new.numberOfTapsRequired == 1)
    #expect(new.numberOfTouchesRequired == 1)
  }

  @Test("a new UILongPressGestureRecognizer has UIKit's values")
  func newUILongPressGestureRecognizer() {
    Device.current = Device()
    let new = UILongPressGestureRecognizer()
    #expect(new.minimumPressDuration == 0.5)
    #expect(new.numberOfTapsRequired == 0)
    #expect(new.numberOfTouchesRequired == 1)
    #expect(new.allowableMovement == 10)
  }

  @Test("a new UISwipeGestureRecognizer has UIKit's values")
  func newUISwipeGestureRecognizer() {
    Device.current = Device()
    let new = UISwipeGestureRecognizer()
    #expect(new.direction == .right)
  }

  @Test("a new UIPanGestureRecognizer has UIKit's values")
  func newUIPanGestureRecognizer() {
    Device.current = Device()
    let new = UIPanGestureRecognizer()
    #expect(new.minimumNumberOfTouches == 1)
    #expect(new.maximumNumberOfTouches == .max)
  }

  @Test("a new UIPinchGestureRecognizer has UIKit's values")
  func newUIPinchGestureRecognizer() {
    Device.current = Device()
    let new = UIPinchGestureRecognizer()
    #expect(new.scale == 1)
  }

  @Test("a new UIRotationGestureRecognizer has UIKit's values")
  func newUIRotationGestureRecognizer() {
    Device.current = Device()
    let new = UIRotationGestureRecognizer()
    #expect(new.rotation == 0)
  }

  @Test("a new UIGestureRecognizer has UIKit's values")
  func newUIGestureRecognizer() {
    Device.current = Device()
    let new = UIGestureRecognizer()
    #expect(!new.delaysTouchesBegan)
    #expect(new.delaysTouchesEnded)
    #expect(new.allowedTouchTypes == [])
    #expect(new.requiresExclusiveTouchType)
    #expect(new.state == .possible)
    #expect(new.isEnabled)
    #expect(new.cancelsTouchesInView)
  }
}
