import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Sources: UIKit's documentation of each container.
@Suite("Answers of containers and of what outlives them")
struct ContainerAnswerTests {
  @Test("the status bar follows the top of a stack and the selected tab")
  func statusBar() throws {
    let phone = SpyPhone()
    let stack = try phone.stack("A", "B")
    #expect(stack.childForStatusBarStyle === stack.topViewController)
    let tabs = try phone.tabs("A", "B")
    tabs.selectedIndex = 1
    #expect(tabs.childForStatusBarStyle?.title == "B")
  }

  @Test("a tab bar controller from an archive loads its view when it is created")
  func archivedTabs() {
    let phone = SpyPhone()
    #expect(UITabBarController(coder: NSCoder())?.isViewLoaded == true)
    withExtendedLifetime(phone) {}
  }

  @Test("a turn to the page that shows is complete at once")
  func samePage() throws {
    let phone = SpyPhone()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = phone.spy("A")
    pages.setViewControllers([page], direction: .forward, animated: false)
    try phone.show(pages)
    pages.setViewControllers([page], direction: .forward, animated: true) {
      phone.journal.note("turned \($0)")
    }
    #expect(phone.journal.take() == ["turned true"])
    #expect(pages.viewControllers == [page] && phone.application.transitionsInFlight == 0)
  }

  @Test("the delegate of a swipe back lets none begin once its stack is gone")
  func goneStack() throws {
    let phone = SpyPhone()
    var stack: UINavigationController? = UINavigationController()
    stack?.viewControllers = ["A", "B"].map(phone.spy)
    let recognizer = try #require(stack?.interactivePopGestureRecognizer)
    let delegate = try #require(recognizer.delegate)
    #expect(delegate.gestureRecognizerShouldBegin(recognizer))
    weak let former = stack
    stack = nil
    #expect(former == nil && !delegate.gestureRecognizerShouldBegin(recognizer))
  }

  @Test("the view of an alert that is gone has nothing to visit")
  func goneAlert() throws {
    let phone = SpyPhone()
    var alert: UIAlertController? = UIAlertController(
      title: "Stop", message: nil, preferredStyle: .alert)
    let view = alert?.view
    weak let former = alert
    alert = nil
    try phone.settle()
    var visits = 0
    let isStopped = view?.forEachAccessibleChild { _ in
      visits += 1
      return true
    }
    #expect(former == nil && isStopped == false && visits == 0)
  }

  @Test("a child whose view is not loaded is not in its container")
  func unloadedChild() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let (stack, other) = (UINavigationController(), UIViewController())
    for child in [stack, other] { root.addChild(child) }
    root.view.addSubview(stack.view)
    #expect(root.onlyContainerChild === stack)
    root.view.addSubview(other.view)
    #expect(root.onlyContainerChild == nil)
  }

  @Test("an app without a screen shows no content of another framework")
  func withoutScreen() {
    #expect(!SpyPhone().application.showsOpaqueContent)
  }
}
