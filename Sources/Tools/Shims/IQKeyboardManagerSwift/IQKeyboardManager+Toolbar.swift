internal import HeadlessUIKit

extension IQKeyboardManager {
  /// Gives a field without an accessory view the toolbar, where the settings ask for it.
  func addToolbar(to view: UIView) {
    guard
      allows(view, by: enable && enableAutoToolbar, enabledToolbarClasses, disabledToolbarClasses)
    else { return }
    if let field = view as? UITextField, field.inputAccessoryView?.isOwn ?? true {
      field.inputAccessoryView = makeToolbar(for: field)
    } else if let text = view as? UITextView, text.inputAccessoryView?.isOwn ?? true {
      text.inputAccessoryView = makeToolbar(for: text)
    }
    view.reloadInputViews()
  }

  private func makeToolbar(for field: UIView) -> UIView {
    let bar = IQToolbar()
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    bar.items = arrows(for: field) + [space, doneItem]
    return bar
  }

  private func arrows(for field: UIView) -> [UIBarButtonItem] {
    let fields = siblings(of: field)
    switch previousNextDisplayMode {
    case .alwaysHide: return []
    case .default where fields.count < 2: return []
    case .default, .alwaysShow: break
    }
    let previous = arrow(
      toolbarPreviousBarButtonItemText, toolbarPreviousBarButtonItemAccessibilityLabel, "Previous"
    ) { $0.goPrevious() }
    previous.isEnabled = fields.first !== field
    let next = arrow(
      toolbarNextBarButtonItemText, toolbarNextBarButtonItemAccessibilityLabel, "Next"
    ) { $0.goNext() }
    next.isEnabled = fields.last !== field
    return [previous, next]
  }

  private func arrow(
    _ title: String?, _ label: String?, _ name: String,
    _ move: @escaping (IQKeyboardManager) -> Void
  ) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      title: title,
      primaryAction: UIAction(title: title ?? "") { [weak self] _ in
        if let self { move(self) }
      })
    item.accessibilityLabel = label ?? title ?? name
    return item
  }

  private var doneItem: UIBarButtonItem {
    let own = toolbarConfiguration.doneBarButtonConfiguration?.title
    let title = own ?? toolbarDoneBarButtonItemText ?? "Done"
    let action = UIAction(title: title) { [weak self] _ in _ = self?.resignFirstResponder() }
    let item = UIBarButtonItem(title: title, primaryAction: action)
    item.accessibilityLabel = toolbarDoneBarButtonItemAccessibilityLabel ?? title
    return item
  }
}

extension UIView {
  /// Whether the view is a toolbar of the manager, and not one of the app.
  fileprivate var isOwn: Bool { self is IQToolbar }
}
