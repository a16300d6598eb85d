extension UINavigationItem {
  /// Visits the elements a bar shows for this item, from the prompt to the search bar.
  ///
  /// The order is prompt, back button, left buttons, title, subtitle, right buttons, search bar.
  final func forEachElement(
    backButton: BackButton?, _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    if let prompt, body(BarText(prompt)) { return true }
    if let backButton, body(backButton) { return true }
    if UIBarButtonItem.forEachElement(of: leftBarButtonItems, body) { return true }
    if let titleView {
      if !titleView.isOutOfSight, body(titleView) { return true }
    } else if let title, !title.isEmpty, body(BarText(title)) {
      return true
    }
    if let subtitle, !subtitle.isEmpty, body(BarText(subtitle)) { return true }
    if UIBarButtonItem.forEachElement(of: rightBarButtonItems, body) { return true }
    return searchController.map { body($0.searchBar) } ?? false
  }
}

/// A text on a bar.
final class BarText: AccessibleElement {
  private let text: String

  init(_ text: String) { self.text = text }

  // Created for each look at a bar, and released right after.
  nonisolated deinit {}

  package var elementType: ElementType? { .staticText }
  package var elementLabel: String { text }
}

/// The back button of a navigation bar.
package final class BackButton: AccessibleElement {
  private weak var bar: UINavigationBar?

  init(of bar: UINavigationBar) { self.bar = bar }

  package var elementType: ElementType? { .button }
  package var elementLabel: String { bar?.backButtonLabel ?? "Back" }
  package var elementTitle: String? { elementLabel }
  package var elementIdentifier: String? {
    bar?.backItem?.backBarButtonItem?.accessibilityIdentifier ?? "BackButton"
  }

  package func performTap() throws(Refusal) {
    guard let controller = bar?.navigationController else {
      throw Refusal("\(elementName) is on a bar without a navigation controller.")
    }
    try controller.goBack()
  }
}

extension UIBarButtonItem: AccessibleElement {
  /// Visits the visible buttons: a button's custom view if it has one, and no spaces.
  static func forEachElement(
    of items: [UIBarButtonItem]?, _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    guard let items else { return false }
    for item in items where !item.isHidden && !item.isInHiddenGroup && !item.isSpace {
      if let view = item.customView {
        if !view.isOutOfSight, body(view) { return true }
      } else if body(item) {
        return true
      }
    }
    return false
  }

  package var elementType: ElementType? { .button }
  package var elementIdentifier: String? { accessibilityIdentifier }
  package var elementLabel: String {
    accessibilityLabel ?? title ?? systemItem?.label ?? image?.accessibilityLabel ?? ""
  }
  package var elementTitle: String? { title }
  package var elementValue: String? { accessibilityValue }
  package var elementIsEnabled: Bool { isEnabled }
  package var elementIsSelected: Bool { isSelected }

  /// Visits the items of the button's menu while it is open.
  @discardableResult
  package func forEachAccessibleChild(_ body: (any AccessibleElement) -> Bool) -> Bool {
    openMenu?.forEachAccessibleChild(body) ?? false
  }

  package func performTap() throws(Refusal) {
    try requireEnabled()
    if openMenu != nil { return openMenu = nil }
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    if let primaryAction {
      primaryAction.performWithSender(self)
    } else if !sendAction(), let menu {
      open(menu)
    }
  }

  /// Opens the menu, as a tap does where the button has no action.
  package func performLongPress() throws(Refusal) {
    try requireEnabled()
    guard let menu else { throw cannot("be pressed for long: it has no menu") }
    open(menu)
  }

  private func requireEnabled() throws(Refusal) {
    guard !isEnabled else { return }
    throw Refusal("\(elementName) is disabled. Do first what enables it.")
  }

  private func open(_ menu: UIMenu) {
    openMenu = MenuPresentation(menu, of: self) { [weak self] _ in self?.openMenu = nil }
  }
}

extension UITabBarItem: AccessibleElement {
  package var elementType: ElementType? { .tab }
  package var elementIdentifier: String? { accessibilityIdentifier }
  package var elementLabel: String { accessibilityLabel ?? title ?? "" }
  package var elementTitle: String? { title }
  package var elementValue: String? { accessibilityValue ?? badgeValue }
  package var elementIsEnabled: Bool { isEnabled }
  package var elementIsSelected: Bool {
    if let tabBarController {
      return tabBarController.selected?.tabBarItem === self
    }
    return tabBar?.selectedItem === self
  }

  package func performTap() throws(Refusal) {
    if tabBarController == nil, let tabBar {
      guard isEnabled else { throw Refusal("tab \"\(title ?? "")\" is disabled.") }
      return tabBar.tap(self)
    }
    guard let controller = tabBarController,
      let tab = (controller.barTabs + controller.hiddenTabs).first(where: {
        $0.tabBarItem === self
      })
    else { throw Refusal("\(elementName) is on no tab bar controller's bar.") }
    try controller.selectTab(tab)
  }
}

extension UIAlertAction: AccessibleElement {
  package var elementType: ElementType? { .button }
  package var elementIdentifier: String? { accessibilityIdentifier }
  package var elementLabel: String { title ?? "" }
  package var elementTitle: String? { title }
  package var elementIsEnabled: Bool { isEnabled }

  package func performTap() throws(Refusal) {
    guard let alertController else { throw Refusal("\(elementName) is in no alert.") }
    try alertController.choose(self)
  }
}

extension Banner: AccessibleElement {
  package var elementType: ElementType? { .banner }
  package var elementLabel: String { text }
  package var elementTitle: String? { title }
  package var elementValue: String? { body }

  package func performTap() throws(Refusal) { try UIApplication.shared.tapBanner() }
}
