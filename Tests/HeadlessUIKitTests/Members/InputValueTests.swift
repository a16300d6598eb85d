import Foundation
import HeadlessUIKit
import Testing

/// A view that follows a finger, as apps write it.
private final class DragView: UIView {
  private(set) var touched: [String] = []
  let pan = UIPanGestureRecognizer()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { touched.append("\(touch.phase) \(touch.location(in: self))") }
    touched.append("\(event?.allTouches?.count ?? 0) in all")
  }

  func follow() {
    let moved = pan.translation(in: self)
    center = CGPoint(x: center.x + moved.x, y: center.y + moved.y)
    pan.setTranslation(.zero, in: self)
  }
}

/// A chat's screen with a bar above the keyboard.
private final class ChatViewController: UIViewController {
  let bar = UIToolbar()

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}

@Suite("Touches, pans, image contexts and accessory views as values")
struct InputValueTests {
  /// Source: UIPanGestureRecognizer's documentation: setting the translation resets it.
  @Test("a pan keeps the translation that is set, has no velocity, and is added to a view")
  func pan() {
    _ = SpyPhone()
    let view = DragView()
    view.addGestureRecognizer(view.pan)
    #expect(view.gestureRecognizers == [view.pan])
    view.pan.setTranslation(CGPoint(x: 3, y: 4), in: view)
    view.follow()
    #expect(view.center == CGPoint(x: 3, y: 4))
    #expect(view.pan.translation(in: view) == .zero)
    #expect(view.pan.velocity(in: view) == .zero)
    #expect(view.pan.state == .possible)
  }

  /// Source: UITouch's documentation: a touch is one object, so sets tell touches apart by identity.
  @Test("touches and an event are passed to a view by code")
  func touches() {
    _ = SpyPhone()
    let view = DragView()
    let (first, second) = (UITouch(), UITouch())
    #expect(Set([first, second, first]).count == 2)
    view.touchesBegan([first], with: UIEvent())
    #expect(view.touched == ["ended CGPoint(x: 0.0, y: 0.0)", "0 in all"])
  }

  /// Source: the documentation of UIGraphicsGetImageFromCurrentImageContext().
  @Test("an image context gives an image while it is open, and none otherwise")
  func imageContext() {
    _ = SpyPhone()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 0)
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() != nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  /// Source: UIResponder.inputAccessoryView's documentation.
  @Test("a screen overrides its accessory view, a field is assigned one")
  func accessory() throws {
    let phone = SpyPhone()
    let screen = ChatViewController()
    try phone.show(screen)
    #expect(screen.becomeFirstResponder())
    #expect(screen.inputAccessoryView === screen.bar)
    let field = UITextField()
    #expect(field.inputAccessoryView == nil)
    field.inputAccessoryView = screen.bar
    #expect(field.inputAccessoryView === screen.bar)
  }
}
