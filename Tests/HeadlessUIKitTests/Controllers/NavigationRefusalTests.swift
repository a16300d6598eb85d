import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("what a navigation controller refuses")
struct NavigationRefusalTests {
  @Test("a screen that is on the stack is not pushed again")
  func pushTwice() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    navigation.pushViewController(navigation.viewControllers[0], animated: true)
    #expect(navigation.names == ["A", "B"])
    #expect(
      phone.findings == [
        """
        UINavigationController.pushViewController(_:animated:): SpyViewController is on the stack \
        already, below or at SpyViewController; UIKit raises an exception. Nothing was pushed. \
        Pop to it, or push a new one.
        """
      ])
  }

  @Test("a navigation controller is not pushed")
  func nested() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    navigation.pushViewController(UINavigationController(), animated: true)
    #expect(navigation.names == ["A"])
    #expect(
      phone.findings == [
        """
        UINavigationController.pushViewController(_:animated:): UINavigationController is a \
        navigation controller itself; UIKit raises an exception. Nothing was pushed on \
        SpyViewController. Push its screens, or present it.
        """
      ])
  }

  @Test("the root is not popped")
  func popRoot() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(
      phone.findings == [
        """
        UINavigationController.popViewController(animated:): SpyViewController is the root, and \
        UIKit never pops it. Nothing was popped. Dismiss the navigation controller, or replace its \
        stack.
        """
      ])
  }

  @Test("a screen that is not on the stack cannot be popped to")
  func popToStranger() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    #expect(navigation.popToViewController(UIViewController(), animated: true) == nil)
    #expect(
      phone.findings == [
        """
        UINavigationController.popToViewController(_:animated:): UIViewController is not on the \
        stack, whose top is SpyViewController; UIKit raises an exception. Nothing was popped. Look \
        for it in viewControllers first.
        """
      ])
  }

  @Test("a stack does not hold a screen twice")
  func repeats() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    let screen = phone.spy("B")
    navigation.setViewControllers([screen, screen], animated: false)
    #expect(navigation.names == ["A"])
    #expect(
      phone.findings == [
        """
        UINavigationController.setViewControllers(_:animated:): a screen is in the new stack twice; \
        UIKit raises an exception. The stack stays as it is, with SpyViewController on top. Put \
        each screen in once.
        """
      ])
  }
}
