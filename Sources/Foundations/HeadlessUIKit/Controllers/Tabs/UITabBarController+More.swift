extension UITabBarController {
  /// The number of tabs that a bar in compact width has room for, "More" included.
  private static var room: Int { 5 }

  /// Whether the bar has no room for all tabs, so that its last one is "More".
  final var hasMore: Bool {
    controllers.count > Self.room && UIApplication.shared.horizontalSizeClass == .compact
  }

  /// The controllers of the bar's tabs, from left to right.
  final var barTabs: [UIViewController] {
    hasMore ? controllers.prefix(Self.room - 1) + [moreNavigationController] : controllers
  }

  /// The tabs that the list behind "More" has.
  final var hiddenTabs: [UIViewController] {
    hasMore ? Array(controllers.dropFirst(Self.room - 1)) : []
  }

  final func isHidden(_ tab: UIViewController) -> Bool {
    hasMore && hiddenTabs.contains { $0 === tab }
  }

  /// Returns the item of a tab, which knows this controller from now on.
  final func item(of tab: UIViewController) -> UITabBarItem {
    let item: UITabBarItem = tab.tabBarItem
    if item.tabBarController !== self { item.tabBarController = self }
    return item
  }

  /// Whether "More" is the selected tab of the bar.
  final var isMoreSelected: Bool { selected != nil && selected === more }

  /// Selects a hidden tab as a person does: "More" first, then the tab's row.
  final func selectThroughMore(_ tab: UIViewController) throws(Refusal) {
    let wasSelected = isMoreSelected
    if !wasSelected { try selectTab(moreNavigationController) }
    guard isMoreSelected, let more else { return }
    if more.openTab !== tab {
      more.open(tab, animated: true)
    } else if wasSelected {
      (tab as? UINavigationController)?.popToRootViewController(animated: true)
    }
  }

  /// Brings "More" up to date after the tabs or the width have changed.
  final func updateMore() {
    if hasMore { _ = moreNavigationController }
    guard let more else { return }
    if let tab = more.openTab, !isHidden(tab) { more.closeTab() }
    more.list.tableView?.reloadData()
  }

  /// Makes the tabs that "More" no longer shows children of this controller again.
  final func adoptTabs() {
    for tab in controllers where tab.parent == nil { attach(tab) }
  }

  /// Puts the selected tab behind "More", or in its own place, when the width has changed.
  final func adaptToSizeClass() {
    guard let selected else { return }
    if isMoreSelected, !hasMore {
      let tab = more?.openTab ?? controllers.last
      updateMore()
      select(tab)
    } else if isHidden(selected) {
      select(moreNavigationController)
      more?.open(selected, animated: false)
    }
  }
}

extension UITabBar {
  /// The items of the tabs that the bar has no room for; a script reaches them through "More".
  package final var itemsBehindMore: [UITabBarItem] {
    tabBarController.map { $0.hiddenTabs.map($0.item) } ?? []
  }
}
