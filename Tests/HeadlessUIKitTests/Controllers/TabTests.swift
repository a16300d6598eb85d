import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

extension SpyPhone {
  /// Shows a tab bar controller with spies of these names.
  func tabs(_ names: String...) throws -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = names.map(spy)
    try show(tabs)
    return tabs
  }
}

/// A delegate that records its calls.
private final class TabDelegate: UITabBarControllerDelegate {
  private let journal: Journal
  var lets = true

  init(_ journal: Journal) { self.journal = journal }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    journal.note("should \(viewController.title ?? "")")
    return lets
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    journal.note("did \(viewController.title ?? "")")
  }
}

@Suite("UITabBarController")
struct TabTests {
  @Test("the tabs of the property are set without an animation, by a subclass's method too")
  func property() {
    final class RecordingTabs: UITabBarController {
      var calls: [Bool] = []

      override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        calls.append(animated)
        super.setViewControllers(viewControllers, animated: animated)
      }
    }
    let phone = SpyPhone()
    let tabs = RecordingTabs(nibName: nil, bundle: nil)
    let screen = phone.spy("A")
    tabs.viewControllers = [screen]
    #expect(tabs.calls == [false])
    #expect(tabs.viewControllers == [screen])
  }

  @Test("only the selected tab is loaded")
  func first() throws {
    let phone = SpyPhone()
    let tabs = UITabBarController()
    tabs.viewControllers = [phone.spy("A"), phone.spy("B")]
    phone.window.rootViewController = tabs
    phone.window.makeKeyAndVisible()
    try phone.settle()
    #expect(
      phone.journal.take() == [
        "A.willMove(parent)", "B.willMove(parent)", "A.didMove(parent)", "B.didMove(parent)",
        "A.didLoad", "A.willAppear", "A.isAppearing", "A.didAppear",
      ])
    #expect(tabs.selectedIndex == 0)
  }

  @Test("a navigation controller's title is its tab's, until the root sets another one")
  func navigationTitles() throws {
    let phone = SpyPhone()
    let (root, other) = (phone.spy("A"), phone.spy("B"))
    let stacks = [root, other].map { UINavigationController(rootViewController: $0) }
    stacks[1].tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
    for (stack, title) in zip(stacks, ["Home", "Search"]) { stack.title = title }
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Search"])
    root.title = "Feed"
    other.title = "Found"
    #expect(tabs.tabBar.items?.map(\.title) == ["Feed", "Search"])
  }

  @Test("selecting a tab switches at once, the new tab's methods first")
  func switching() throws {
    let phone = SpyPhone()
    let tabs = try phone.tabs("A", "B")
    tabs.selectedIndex = 1
    #expect(
      phone.journal.take() == [
        "B.didLoad", "B.willAppear", "A.willDisappear", "B.isAppearing", "A.didDisappear",
        "B.didAppear",
      ])
    #expect(phone.application.transitionsInFlight == 0)
    #expect(tabs.selectedViewController?.title == "B")
  }

  @Test("the delegate is asked and told about taps by the user only")
  func delegate() throws {
    let phone = SpyPhone()
    let tabs = try phone.tabs("A", "B")
    let delegate = TabDelegate(phone.journal)
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    _ = phone.journal.take()
    try phone.application.selectTab(at: 0)
    #expect(
      phone.journal.take() == [
        "should A", "A.willAppear", "B.willDisappear", "A.isAppearing", "B.didDisappear",
        "A.didAppear", "did A",
      ])
    delegate.lets = false
    try phone.application.selectTab(at: 1)
    #expect(phone.journal.take() == ["should B"])
    #expect(tabs.selectedIndex == 0)
  }

  @Test("a tap on the selected tab pops its stack to the root")
  func again() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B", "C")
    let tabs = UITabBarController()
    let delegate = TabDelegate(phone.journal)
    tabs.delegate = delegate
    tabs.viewControllers = [navigation]
    try phone.show(tabs)
    try phone.application.selectTab(at: 0)
    #expect(navigation.names == ["A"])
    #expect(phone.journal.take().filter { !$0.contains(".") } == ["should ", "did "])
  }

  @Test("a navigation controller appears and disappears with its tab, with its whole stack")
  func stacks() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, phone.spy("C")]
    try phone.show(tabs)
    tabs.selectedIndex = 1
    #expect(
      phone.journal.take() == [
        "C.didLoad", "C.willAppear", "B.willDisappear", "C.isAppearing", "B.didDisappear",
        "C.didAppear",
      ])
    navigation.popViewController(animated: true)
    #expect(phone.journal.take() == ["B.willMove(nil)", "B.didMove(nil)"])
    tabs.selectedIndex = 0
    #expect(
      phone.journal.take() == [
        "A.didLoad", "A.willAppear", "C.willDisappear", "A.isAppearing", "C.didDisappear",
        "A.didAppear",
      ])
  }

  @Test("a new list keeps the selected tab if it is in it, else selects the first")
  func replace() throws {
    let phone = SpyPhone()
    let tabs = try phone.tabs("A", "B")
    tabs.selectedIndex = 1
    let b = tabs.viewControllers?[1]
    tabs.viewControllers = [phone.spy("C"), b].compactMap { $0 }
    #expect(tabs.selectedIndex == 1)
    tabs.viewControllers = [phone.spy("D")]
    #expect(tabs.selectedViewController?.title == "D")
    #expect(b?.parent == nil)
  }

  @Test("selecting a controller that is no tab, or an index out of range, is a finding")
  func unknownTabs() throws {
    let phone = SpyPhone()
    let tabs = try phone.tabs("A", "B")
    tabs.selectedViewController = UIViewController()
    tabs.selectedIndex = 5
    #expect(tabs.selectedIndex == 0)
    let finding = { (name: String) in
      """
      UITabBarController was asked to select \(name), which is not among its 2 tabs; UIKit raises \
      an exception. The selection stays. Put it into viewControllers first.
      """
    }
    #expect(phone.findings == [finding("UIViewController"), finding("tab 5")])
  }

  @Test("the bar has an item for each tab, named by the item, the title or the stack's root")
  func items() throws {
    let phone = SpyPhone()
    let titled = phone.spy("Shifts")
    let item = phone.spy("Trips")
    item.tabBarItem = UITabBarItem(title: "My trips", image: nil, tag: 1)
    let navigation = UINavigationController(rootViewController: phone.spy("Tasks"))
    let tabs = UITabBarController()
    tabs.viewControllers = [titled, item, navigation]
    try phone.show(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["Shifts", "My trips", "Tasks"])
    #expect(elements(of: tabs.tabBar) == ["tab Shifts selected", "tab My trips", "tab Tasks"])
  }

  @Test("the bar is hidden while a screen that hides it is on the stack")
  func hidesBottomBar() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    try phone.show(tabs)
    let detail = phone.spy("B")
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    #expect(elements(of: tabs.tabBar) == [])
    #expect(tabs.tabBar.elementType == nil)
    navigation.pushViewController(phone.spy("C"), animated: false)
    #expect(elements(of: tabs.tabBar) == [])
    navigation.popToRootViewController(animated: false)
    #expect(elements(of: tabs.tabBar) == ["tab A selected"])
  }
}
