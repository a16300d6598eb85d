import HeadlessUIKit
import Testing

private final class TabDelegate: UITabBarControllerDelegate {
  var refused: String?
  private(set) var lines: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { tab.identifier != refused }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { lines.append("\(previousTab?.identifier ?? "none") → \(selectedTab.identifier)") }
}

/// Source of this suite: Apple's documentation of UITab and "Elevating your iPad app with a tab bar".
@Suite("Tabs as values")
struct TabValueTests {
  private func tabs(on phone: SpyPhone) throws -> UITabBarController {
    let controller = UITabBarController()
    controller.tabs = [
      UITab(title: "Home", image: nil, identifier: "home") { _ in phone.spy("H") },
      UITabGroup(
        title: "Library", image: nil, identifier: "library",
        children: [UITab(title: "Songs", image: nil, identifier: "songs") { _ in phone.spy("S") }]),
      UISearchTab { _ in phone.spy("Q") },
    ]
    try phone.show(controller)
    return controller
  }

  @Test("the bar shows each tab's title; a group without a controller gives its children")
  func bar() throws {
    let phone = SpyPhone()
    let controller = try tabs(on: phone)
    #expect(controller.tabBar.items?.map(\.title) == ["Home", "Songs", "Search"])
    #expect(controller.selectedTab?.identifier == "home")
    #expect(controller.tab(forIdentifier: "songs")?.parent?.identifier == "library")
    #expect(controller.viewControllers?.first?.tab?.identifier == "home")
    controller.tab(forIdentifier: "home")?.badgeValue = "3"
    #expect(controller.tabBar.items?.first?.badgeValue == "3")
  }

  @Test("a tap selects a tab without a delegate")
  func withoutDelegate() throws {
    let phone = SpyPhone()
    let controller = try tabs(on: phone)
    try phone.application.selectTab(at: 2)
    #expect(controller.selectedIndex == 2)
  }

  @Test("what a tab has before its controller is made and what it is given later are on the bar")
  func items() {
    _ = SpyPhone()
    let tab = UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }
    let image = UIImage()
    func shown() -> [String] {
      let item = tab.viewController?.tabBarItem
      return [
        item?.title ?? "", item?.badgeValue ?? "", "\(item?.isEnabled == true)",
        "\(item?.image === image)", item?.accessibilityIdentifier ?? "",
      ]
    }
    tab.badgeValue = "2"
    tab.isEnabled = false
    #expect(shown() == ["Home", "2", "false", "false", "home"])
    (tab.title, tab.badgeValue, tab.isEnabled, tab.image) = ("Start", "3", true, image)
    #expect(shown() == ["Start", "3", "true", "true", "home"])
  }

  @Test("a group that is given other tabs is their parent")
  func group() {
    _ = SpyPhone()
    let group = UITabGroup(title: "Library", image: nil, identifier: "library", children: [])
    let tab = UITab(title: "Songs", image: nil, identifier: "songs") { _ in UIViewController() }
    group.children = [tab]
    #expect(tab.parent === group)
  }

  @Test("a tap asks shouldSelectTab and tells didSelectTab with the previous tab")
  func tap() throws {
    let phone = SpyPhone()
    let controller = try tabs(on: phone)
    let delegate = TabDelegate()
    controller.delegate = delegate
    try phone.application.selectTab(at: 1)
    delegate.refused = "home"
    try phone.application.selectTab(at: 0)
    #expect(delegate.lines == ["home → songs"])
    controller.selectedTab = controller.tab(forIdentifier: "home")
    #expect(controller.selectedTab?.identifier == "home")
    #expect(delegate.lines == ["home → songs"])
  }

  @Test("controllers set directly leave no tabs")
  func controllers() throws {
    let phone = SpyPhone()
    let controller = try tabs(on: phone)
    controller.viewControllers = [phone.spy("A")]
    #expect(controller.tabs.isEmpty)
    #expect(controller.selectedTab == nil)
  }
}
