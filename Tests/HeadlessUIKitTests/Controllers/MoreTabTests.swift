import HeadlessDevice
import HeadlessUIKit
import Testing

/// A delegate that records the controllers that the user selects.
private final class MoreDelegate: UITabBarControllerDelegate {
  private(set) var selected: [UIViewController] = []

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { selected.append(viewController) }
}

/// Source of this suite: UITabBarController's documentation: "If you add more than five items … the
/// tab bar controller inserts a special view controller (the More view controller)", and of
/// `moreNavigationController` and `selectedIndex`, which is `NSNotFound` while that is selected.
@Suite("UITabBarController, the More tab")
final class MoreTabTests {
  private lazy var phone = SpyPhone()
  private lazy var tabs = UITabBarController()

  /// Shows a tab bar controller with tabs A, B, C …; the tab F is a stack of its own.
  private func show(_ count: Int = 7) throws {
    // Another test may run between the creation of the suite and this one.
    Device.current = phone.device
    tabs.viewControllers = "ABCDEFG".prefix(count).map { name in
      let screen = phone.spy(String(name))
      screen.tabBarItem = UITabBarItem(title: "Tab \(name)", image: nil, tag: 0)
      return name == "F" ? UINavigationController(rootViewController: screen) : screen
    }
    try phone.show(tabs)
  }

  private var bar: [String] { (tabs.tabBar.items ?? []).map { $0.title ?? "" } }

  private func tap(_ label: String, _ type: ElementType) throws {
    let found = phone.window.firstDescendant {
      $0.elementType == type && $0.elementHasLabel(label)
    }
    try #require(found).performTap()
    try phone.finishTransitions()
    try phone.settle()
  }

  @Test("of more than five tabs the bar shows four and More, of five all")
  func room() throws {
    try show()
    #expect(bar == ["Tab A", "Tab B", "Tab C", "Tab D", "More"])
    tabs.viewControllers = Array((tabs.viewControllers ?? []).prefix(5))
    #expect(bar == ["Tab A", "Tab B", "Tab C", "Tab D", "Tab E"])
    #expect(tabs.viewControllers?.allSatisfy { $0.parent === tabs } == true)
  }

  @Test("a tap on More shows the other tabs' titles, a tap on one pushes it")
  func list() throws {
    try show()
    let delegate = MoreDelegate()
    tabs.delegate = delegate
    try tap("More", .tab)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.selectedIndex == NSNotFound)
    var rows: [String] = []
    phone.window.forEachDescendant { element in
      if element.elementType == .cell { rows.append(element.elementLabel) }
      return false
    }
    #expect(rows == ["Tab E", "Tab F", "Tab G"])
    _ = phone.journal.take()
    try tap("Tab E", .cell)
    let hidden = try #require(tabs.viewControllers?[4])
    #expect(hidden.navigationController === tabs.moreNavigationController)
    #expect(hidden.tabBarController === tabs)
    #expect(tabs.selectedIndex == 4)
    #expect(
      phone.journal.take() == [
        "E.didMove(nil)", "E.willMove(parent)", "E.didLoad", "E.willAppear", "E.isAppearing",
        "E.didAppear", "E.didMove(parent)",
      ])
    #expect(delegate.selected == [tabs.moreNavigationController])
    try phone.application.back()
    try phone.finishTransitions()
    #expect(hidden.parent === tabs)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(phone.findings == [])
  }

  @Test("a stack behind More has one bar: More leads back from its root, its own bar from the rest")
  func stack() throws {
    try show()
    try tap("More", .tab)
    try tap("Tab F", .cell)
    let stack = try #require(tabs.viewControllers?[5] as? UINavigationController)
    #expect(stack.topViewController?.navigationController === stack)
    stack.pushViewController(phone.spy("X"), animated: true)
    try phone.finishTransitions()
    var bars = 0
    phone.window.forEachDescendant { element in
      if element.elementType == .navigationBar { bars += 1 }
      return false
    }
    #expect(bars == 1)
    try phone.application.back()
    try phone.finishTransitions()
    #expect(stack.viewControllers.count == 1)
    try phone.application.swipeBack()
    try phone.finishTransitions()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(stack.parent === tabs)
    #expect(phone.findings == [])
  }

  @Test("selecting a tab without room in code shows it in More, at once")
  func inCode() throws {
    try show()
    tabs.selectedIndex = 6
    try phone.settle()
    #expect(tabs.selectedIndex == 6)
    #expect(tabs.selectedViewController?.title == "G")
    #expect(tabs.tabBar.selectedItem?.title == "More")
    #expect(phone.application.topViewController?.title == "G")
    tabs.selectedIndex = 0
    #expect(tabs.tabBar.selectedItem?.title == "Tab A")
    try tap("More", .tab)
    #expect(tabs.selectedIndex == 6)
    try tap("More", .tab)
    #expect(tabs.selectedIndex == NSNotFound)
  }

  @Test("in regular width there is no More, and the tab that it showed stays selected")
  func width() throws {
    try show()
    tabs.selectedIndex = 5
    try phone.settle()
    phone.application.setHorizontalSizeClass(.regular)
    try phone.settle()
    #expect(bar.count == 7)
    #expect(tabs.selectedIndex == 5)
    #expect(tabs.viewControllers?[5].parent === tabs)
    #expect(phone.application.topViewController?.title == "F")
    phone.application.setHorizontalSizeClass(.compact)
    try phone.settle()
    #expect(phone.application.transitionsInFlight == 0)
    #expect(tabs.selectedIndex == 5)
    #expect(tabs.viewControllers?[5].parent === tabs.moreNavigationController)
    #expect(phone.application.topViewController?.title == "F")
    #expect(tabs.tabBar.selectedItem?.title == "More")
    #expect(tabs.moreNavigationController.viewIfLoaded?.window === phone.window)
    try tap("More", .tab)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
  }
}
