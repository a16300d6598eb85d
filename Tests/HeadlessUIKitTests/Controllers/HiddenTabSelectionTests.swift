import HeadlessUIKit
import Testing

/// A delegate that lets nobody select "More".
private final class WithoutMore: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { viewController !== tabBarController.moreNavigationController }
}

@Suite("Selecting a tab that the bar has no room for, as a person does")
struct HiddenTabSelectionTests {
  /// Shows the tabs A to F; the tab F is a stack of its own.
  private func tabs(on phone: SpyPhone) throws -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = "ABCDEF".map { name in
      let screen = phone.spy(String(name))
      return name == "F" ? UINavigationController(rootViewController: screen) : screen
    }
    try phone.show(tabs)
    return tabs
  }

  private func select(_ index: Int, on phone: SpyPhone) throws {
    try phone.application.selectTab(at: index)
    try phone.finishTransitions()
    try phone.settle()
  }

  @Test("the tab opens behind More, and another one takes its place")
  func opened() throws {
    let phone = SpyPhone()
    let tabs = try tabs(on: phone)
    var seen: [String] = []
    for index in [4, 5] {
      try select(index, on: phone)
      seen.append("\(tabs.selectedIndex) \(phone.application.topViewController?.title ?? "none")")
      #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
    }
    #expect(seen == ["4 E", "5 F"])
    #expect(phone.findings == [])
  }

  @Test("the stack of the open tab pops to its root when the tab is selected again")
  func again() throws {
    let phone = SpyPhone()
    let tabs = try tabs(on: phone)
    let stack = try #require(tabs.viewControllers?[5] as? UINavigationController)
    try select(5, on: phone)
    stack.pushViewController(phone.spy("X"), animated: true)
    try phone.finishTransitions()
    #expect(phone.application.topViewController?.title == "X")
    try select(5, on: phone)
    #expect(phone.application.topViewController?.title == "F")
    #expect(tabs.selectedIndex == 5 && stack.viewControllers.count == 1)
  }

  @Test("the stack of the tab that More had open before keeps its screens")
  func back() throws {
    let phone = SpyPhone()
    let tabs = try tabs(on: phone)
    let stack = try #require(tabs.viewControllers?[5] as? UINavigationController)
    try select(5, on: phone)
    stack.pushViewController(phone.spy("X"), animated: true)
    try phone.finishTransitions()
    try select(0, on: phone)
    try select(5, on: phone)
    #expect(phone.application.topViewController?.title == "X")
  }

  @Test("the selected tab stays where the delegate refuses More")
  func refused() throws {
    let phone = SpyPhone()
    let tabs = try tabs(on: phone)
    let delegate = WithoutMore()
    tabs.delegate = delegate
    try select(4, on: phone)
    #expect(tabs.selectedIndex == 0)
    #expect(phone.application.topViewController?.title == "A")
  }
}
