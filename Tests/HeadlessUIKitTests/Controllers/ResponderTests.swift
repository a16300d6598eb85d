import HeadlessDevice
import HeadlessUIKit
import Testing

/// A responder that can become first responder and may refuse to resign.
private final class KeyResponder: UIResponder {
  var takes = true
  var canResign = true

  override var canBecomeFirstResponder: Bool { takes }
  override var canResignFirstResponder: Bool { canResign }
}

@Suite("UIResponder")
struct ResponderTests {
  @Test("becomeFirstResponder succeeds if the current first responder resigns")
  func takes() {
    _ = SpyPhone()
    let first = KeyResponder()
    let second = KeyResponder()
    #expect(first.becomeFirstResponder())
    #expect(first.becomeFirstResponder())
    first.canResign = false
    #expect(!second.becomeFirstResponder())
    #expect([first.isFirstResponder, second.isFirstResponder] == [true, false])
    first.canResign = true
    #expect(second.becomeFirstResponder())
    #expect([first.isFirstResponder, second.isFirstResponder] == [false, true])
    #expect(second.resignFirstResponder())
    #expect(!second.isFirstResponder)
  }

  @Test("without canBecomeFirstResponder it fails; resigning as another succeeds")
  func refuses() {
    _ = SpyPhone()
    let responder = UIResponder()
    #expect(!responder.becomeFirstResponder())
    #expect(responder.resignFirstResponder())
  }

  @Test("a released responder is no first responder")
  func dies() {
    let phone = SpyPhone()
    do { _ = KeyResponder().becomeFirstResponder() }
    #expect(phone.application.firstResponder == nil)
  }

  /// Source: UIResponder's documentation, "Inherits From NSObject".
  @Test("a responder is an NSObject, described by its type without its address")
  func object() {
    _ = SpyPhone()
    let view: NSObject = UILabel()
    #expect(view is UIResponder)
    #expect(view.isKind(of: UIView.self))
    #expect(!view.isKind(of: UIViewController.self))
    #expect(view.isEqual(view))
    #expect(!view.isEqual(UILabel()))
    #expect("\(view)" == "<UILabel>")
  }

  /// Source: the classes' documentation, "Inherits From NSObject".
  @Test("recognizers, items and presentation controllers are NSObjects, described by their types")
  func otherObjects() {
    _ = SpyPhone()
    let controller = UIViewController()
    let objects: [NSObject] = [
      UIPanGestureRecognizer(), UIBarButtonItem(), UITabBarItem(), UINavigationItem(title: "A"),
      UIPresentationController(presentedViewController: controller, presenting: nil),
    ]
    #expect(
      objects.map { "\($0)" } == [
        "<UIPanGestureRecognizer>", "<UIBarButtonItem>", "<UITabBarItem>", "<UINavigationItem>",
        "<UIPresentationController>",
      ])
    #expect(Set(objects).count == 5)
    #expect(objects[1] != UIBarButtonItem())
  }

  @Test("a responder equals only itself")
  func identity() {
    _ = SpyPhone()
    let one = UIViewController()
    let other = UIViewController()
    #expect(one == one)
    #expect(Set([one, other, one]).count == 2)
    #expect([other, one].firstIndex(of: one) == 1)
  }
}
