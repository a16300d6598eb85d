import HeadlessUIKit
import Testing

@Suite("Tabs that the bar shows")
struct ShownTabTests {
  private func tab(_ title: String, hasScreen: Bool = true) -> UITab {
    let provider: ((UITab) -> UIViewController)? = hasScreen ? { _ in UIViewController() } : nil
    return UITab(title: title, image: nil, identifier: title, viewControllerProvider: provider)
  }

  @Test("a hidden tab, a tab without a screen and a hidden group have no place in the bar")
  func hidden() throws {
    let phone = SpyPhone()
    let tabs = UITabBarController()
    let (hidden, empty) = (tab("Hidden"), tab("Empty", hasScreen: false))
    hidden.isHidden = true
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "Group", children: [tab("Inner"), hidden])
    let hiddenGroup = UITabGroup(
      title: "Off", image: nil, identifier: "Off", children: [tab("Never")])
    hiddenGroup.isHidden = true
    tabs.tabs = [tab("Trips"), hidden, empty, group, hiddenGroup]
    try phone.show(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["Trips", "Inner"])
  }
}
