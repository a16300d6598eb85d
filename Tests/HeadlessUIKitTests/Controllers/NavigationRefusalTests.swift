import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Refused navigation")
struct NavigationRefusalTests {
  @Test("pushing a screen that is on the stack is a finding")
  func pushTwice() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    navigation.pushViewController(navigation.viewControllers[0], animated: true)
    #expect(navigation.names == ["A", "B"])
    #expect(
      phone.findings == [
        """
        UINavigationController.pushViewController(_:animated:): Pushing the same view controller \
        instance more than once is not supported: Spy is on the stack already, below \
        or at Spy. UIKit raises an exception; nothing was pushed. Pop to it, or push \
        a new one.
        """
      ])
  }

  @Test("pushing a navigation controller is a finding")
  func nested() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    navigation.pushViewController(UINavigationController(), animated: true)
    #expect(navigation.names == ["A"])
    #expect(
      phone.findings == [
        """
        UINavigationController.pushViewController(_:animated:): Pushing a navigation controller is \
        not supported (UINavigationController). UIKit raises an exception; nothing was pushed \
        on Spy. Push its screens, or present it.
        """
      ])
  }

  @Test("popping the root is a finding")
  func popRoot() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(
      phone.findings == [
        """
        UINavigationController.popViewController(animated:): Spy is the root, and \
        UIKit never pops it. Nothing was popped. Dismiss the navigation controller, or replace its \
        stack.
        """
      ])
  }

  @Test("popping to a screen that is not on the stack is a finding")
  func popToUnknown() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    #expect(navigation.popToViewController(UIViewController(), animated: true) == nil)
    #expect(
      phone.findings == [
        """
        UINavigationController.popToViewController(_:animated:): Tried to pop to a view controller \
        that doesn't exist: UIViewController is not on the stack, whose top is Spy. \
        UIKit raises an exception; nothing was popped. Look for it in viewControllers first.
        """
      ])
  }

  @Test("a stack with one screen twice is a finding")
  func repeats() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    let screen = phone.spy("B")
    navigation.setViewControllers([screen, screen], animated: false)
    #expect(navigation.names == ["A"])
    #expect(
      phone.findings == [
        """
        UINavigationController.setViewControllers(_:animated:): All view controllers in a \
        navigation controller must be distinct: a screen is in the new stack twice. UIKit raises an \
        exception; the stack stays as it is, with Spy on top. Put each screen in once.
        """
      ])
  }

  enum Timing: CaseIterable { case atOnce, whileItMoves }

  @Test(
    "a second push of a type before the first has appeared is a finding", arguments: Timing.allCases
  )
  func doubleTap(_ timing: Timing) throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    phone.device.findings.step = 4
    navigation.pushViewController(DetailViewController(), animated: true)
    if timing == .whileItMoves { try phone.device.clock.advance(by: .milliseconds(100)) }
    navigation.pushViewController(DetailViewController(), animated: true)
    try phone.finishTransitions()
    #expect(navigation.viewControllers.count == 3)
    #expect(phone.device.findings.all.map(\.step) == [4])
    #expect(
      phone.findings == [
        """
        UINavigationController.pushViewController(_:animated:): Detail was pushed \
        before another Detail had appeared, as after a double tap. UIKit says nothing \
        and shows both, one on the other. Let one tap start it: disable the button, or look at \
        transitionCoordinator first.
        """
      ])
  }

  @Test(
    "pushes of one type after another, or off screen, are no finding")
  func noDoubleTap() throws {
    let phone = SpyPhone()
    let navigation = UINavigationController(rootViewController: DetailViewController())
    navigation.pushViewController(DetailViewController(), animated: true)
    try phone.show(navigation)
    for animated in [true, false, false, true] {
      navigation.pushViewController(DetailViewController(), animated: animated)
      try phone.finishTransitions()
    }
    #expect(navigation.viewControllers.count == 6)
    #expect(phone.findings == [])
  }
}

private final class DetailViewController: UIViewController {}
