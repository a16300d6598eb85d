import HeadlessUIKit
import Testing

/// A tab bar controller that overrides its bar's delegate method, as apps do.
private final class OwnTabs: UITabBarController {
  var journal: [String] = []

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    super.tabBar(tabBar, didSelect: item)
    journal.append("\(item.title ?? "") from \(selectedIndex)")
  }
}

/// A tab bar controller of an app from before iOS 18, with properties of its own in those names.
private final class OlderTabs: UITabBarController {
  private var tabs: [String] = ["A"]
  var selectedTab: Int { tabs.count }
}

private final class OwnBar: UITabBarDelegate {
  var journal: [String] = []

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    journal.append("\(item.title ?? "") \(tabBar.selectedItem === item)")
  }
}

@Suite("UITabBar and bar items")
struct TabBarTests {
  @Test("a tap calls tabBar(_:didSelect:) of the controller before the selection changes")
  func tabTap() throws {
    let phone = SpyPhone()
    let tabs = OwnTabs()
    tabs.viewControllers = [phone.spy("A"), phone.spy("B")]
    try phone.show(tabs)
    tabs.selectedIndex = 1
    #expect(tabs.journal == [])
    try phone.application.selectTab(at: 0)
    #expect(tabs.journal == ["A from 1"] && tabs.selectedIndex == 0)
  }

  @Test("a subclass may have properties named tabs and selectedTab, as before iOS 18")
  func olderNames() {
    let phone = SpyPhone()
    let own = OlderTabs()
    #expect(own.selectedTab == 1)
    let tab = UITab(title: "Map", image: nil, identifier: "map") { _ in phone.spy("A") }
    let controller: UITabBarController = own
    controller.tabs = [tab]
    #expect(controller.selectedTab === tab)
  }

  @Test("a bar without a controller selects the tapped item and tells its delegate")
  func ownBar() throws {
    let (bar, delegate) = (UITabBar(frame: .zero), OwnBar())
    bar.delegate = delegate
    bar.items = ["Map", "List", "Off"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items?.last?.isEnabled = false
    let phone = Phone(bar)
    try phone.tap("List")
    #expect(delegate.journal == ["List true"])
    #expect(
      phone.lines == ["tabBar", "tab \"Map\"", "tab \"List\" selected", "tab \"Off\" disabled"])
    #expect(refusal { try phone.tap("Off") } == "tab \"Off\" is disabled.")
  }

  @Test("items are replaced with an animation or without", arguments: [true, false])
  func replacedItems(animated: Bool) {
    let bar = UITabBar(frame: .zero)
    let phone = Phone(bar)
    bar.setItems(
      ["Map", "List"].map { UITabBarItem(title: $0, image: nil, tag: 0) }, animated: animated)
    #expect(phone.lines == ["tabBar", "tab \"Map\"", "tab \"List\""])
    bar.setItems(nil, animated: animated)
    #expect(bar.items == nil && phone.lines == ["tabBar"])
  }

  @Test("an item that a screen gets after it has become a tab selects it")
  func laterItem() throws {
    let phone = Phone()
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    phone.window.rootViewController = tabs
    phone.window.makeKeyAndVisible()
    tabs.viewControllers?[1].tabBarItem = UITabBarItem(title: "Later", image: nil, tag: 0)
    try phone.tap("Later")
    #expect(tabs.selectedIndex == 1)
  }

  @Test("a hidden custom view of a bar button, and a hidden title view, are not on the screen")
  func hiddenViews() throws {
    let phone = SpyPhone()
    let screen = phone.spy("A")
    let (badge, title) = (UILabel(), UILabel())
    (badge.text, title.text) = ("3", "Inbox")
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: badge)
    screen.navigationItem.titleView = title
    let navigation = UINavigationController(rootViewController: screen)
    try phone.show(navigation)
    func labels() -> [String] {
      var found: [String] = []
      navigation.navigationBar.forEachAccessibleChild { element in
        found.append(element.elementLabel)
        return false
      }
      return found
    }
    #expect(labels() == ["Inbox", "3"])
    badge.isHidden = true
    title.isHidden = true
    #expect(labels() == [])
  }
}
