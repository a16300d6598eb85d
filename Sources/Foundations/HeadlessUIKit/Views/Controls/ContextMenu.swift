/// An open context menu: a button in its view for each entry.
final class ContextMenu {
  private weak var view: UIView?
  private let menu: MenuPresentation
  private(set) var buttons: [UIButton] = [] { didSet { menu.buttons = buttons } }

  init(_ menu: UIMenu, of view: UIView) {
    self.view = view
    self.menu = MenuPresentation(menu, of: view) { [weak view] _ in view?.closeContextMenu() }
    self.menu.didChange = { [weak self] in self?.showButtons() }
    showButtons()
  }

  private func showButtons() {
    removeButtons()
    buttons = menu.entries.map { entry in
      let button = UIButton(type: .custom)
      button.setTitle(entry.elementLabel, for: .normal)
      button.accessibilityIdentifier = entry.elementIdentifier
      button.isEnabled = entry.elementIsEnabled
      button.isSelected = entry.elementIsSelected
      button.addTarget(entry, for: .primaryActionTriggered) { try? $0.performTap() }
      return button
    }
    for button in buttons { view?.addSubview(button) }
  }

  /// Removes the buttons from the view.
  func removeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = []
  }
}
