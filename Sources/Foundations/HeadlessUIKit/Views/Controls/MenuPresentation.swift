/// An open menu: each entry is a button, and choosing one closes the menu.
final class MenuPresentation {
  private var items: [MenuItem] = []

  /// Opens a menu.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - sender: The sender of the actions.
  ///   - close: The closure that closes the menu, called before the chosen action is performed.
  init(_ menu: UIMenu, of sender: AnyObject, close: @escaping (UIAction) -> Void) {
    items = menu.visibleActions.map { MenuItem($0, of: sender, close: close) }
  }

  func forEachAccessibleChild(_ body: (any AccessibleElement) -> Bool) -> Bool {
    for item in items where body(item) { return true }
    return false
  }
}

/// An entry of an open menu.
final class MenuItem: AccessibleElement {
  private let action: UIAction
  private weak var sender: AnyObject?
  private let close: (UIAction) -> Void

  init(_ action: UIAction, of sender: AnyObject, close: @escaping (UIAction) -> Void) {
    self.action = action
    self.sender = sender
    self.close = close
  }

  package var elementType: ElementType? { .button }
  package var elementLabel: String { action.title }
  package var elementTitle: String? { action.title }
  package var elementIsEnabled: Bool { !action.attributes.contains(.disabled) }
  package var elementIsSelected: Bool { action.state == .on }

  package func performTap() throws(Refusal) {
    guard elementIsEnabled else {
      throw Refusal("\(elementName) is disabled. Do first what enables it.")
    }
    if !action.attributes.contains(.keepsMenuPresented) { close(action) }
    action.performWithSender(sender)
  }
}
