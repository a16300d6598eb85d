internal import HeadlessDevice

/// An alert in the middle of the screen, or an action sheet at the bottom.
open class UIAlertController: UIViewController {
  /// The style of an alert controller.
  nonisolated public enum Style: Int, Sendable {
    /// An action sheet at the bottom of the screen.
    case actionSheet
    /// An alert in the middle of the screen.
    case alert
  }

  /// The style of the alert.
  public private(set) final var preferredStyle = Style.alert
  /// The message below the title.
  open var message: String?
  /// The actions, in the order they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The preferred action, which the return key triggers.
  open var preferredAction: UIAlertAction?
  /// The text fields of an alert; nil if there are none.
  open private(set) var textFields: [UITextField]?

  /// The field that had the keyboard before the alert.
  final weak var fieldBehind: UIView?

  /// Creates an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    let isPopover =
      preferredStyle == .actionSheet && UIApplication.shared.horizontalSizeClass == .regular
    modalPresentationStyle = isPopover ? .popover : .overFullScreen
    UIApplication.shared.autorelease([self])
  }

  /// Adds an action; a second one of style cancel is a finding and is not added.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, let other = cancelAction { return refuseSecond(action, other) }
    action.alertController = self
    actions.append(action)
  }

  /// Adds a text field to an alert; for an action sheet, it is a finding and nothing is added.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return refuseField() }
    let field = UITextField()
    field.alertController = self
    textFields = (textFields ?? []) + [field]
    view.addSubview(field)
    configurationHandler?(field)
  }

  /// Creates the view with texts, fields and buttons.
  open override func loadView() {
    view = AlertView(of: self)
  }

  /// Whether it is presented as a popover, which has no cancel button.
  final var isPopover: Bool { modalPresentationStyle == .popover }

  /// The visible buttons, in reading order.
  ///
  /// The cancel button is first of two in an alert. It is last of more, and in an action sheet.
  final var buttons: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    guard let cancelAction, !isPopover else { return others }
    return preferredStyle == .alert && others.count == 1
      ? [cancelAction] + others : others + [cancelAction]
  }

  /// The action of style cancel.
  package final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  private func refuseSecond(_ action: UIAlertAction, _ other: UIAlertAction) {
    Device.current.findings.report(
      .presentation,
      """
      The alert "\(title ?? "")" got a second action of style cancel, "\(action.title ?? "")", \
      beside "\(other.title ?? "")"; UIKit raises an exception. It was not added. Make it .default.
      """)
  }

  private func refuseField() {
    Device.current.findings.report(
      .presentation,
      """
      The action sheet "\(title ?? "")" got a text field; UIKit raises an exception. It was not \
      added. Use the style .alert.
      """)
  }

  // MARK: Without effect

  /// The severity of the alert; stored, without effect.
  open var severity = UIAlertControllerSeverity.default
}

extension UIAlertController {
  /// Taps a button: dismisses the alert, then runs the action's handler.
  package final func choose(_ action: UIAlertAction) throws(Refusal) {
    let name = action.title ?? ""
    guard action.isEnabled else { throw Refusal("\"\(name)\" is disabled in \(screenName).") }
    guard presenter != nil else { throw Refusal("\(screenName) is not on the screen.") }
    guard !isBeingDismissed else { throw Refusal("\(screenName) is on its way out already.") }
    guard let presenter, let dismissal = Dismissal(on: presenter) else { return }
    dismissal.begin(animated: true) { action.runHandler() }
  }

  /// Taps outside an action sheet: the same as its cancel button, if it has one.
  package final func tapOutside() throws(Refusal) {
    guard preferredStyle == .actionSheet else {
      throw Refusal("tap outside: \(screenName) stays until one of its buttons is tapped.")
    }
    if let cancelAction { return try choose(cancelAction) }
    guard isPopover else {
      throw Refusal("tap outside: \(screenName) has no action of style cancel, so it stays.")
    }
    if let presenter, let dismissal = Dismissal(on: presenter), !isBeingDismissed {
      dismissal.begin(animated: true)
    }
  }

  /// Moves the focus to the next field, or from the last field triggers the preferred action.
  ///
  /// Follows observed behavior. Without an enabled preferred action, the keyboard stays.
  final func returnKeyPressed(in field: UITextField) {
    let fields = textFields ?? []
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else if let preferredAction, preferredAction.isEnabled {
      try? choose(preferredAction)
    }
  }

  /// The kind of alert and its title, or its message where it has no title.
  final var label: String {
    "\(preferredStyle == .alert ? "alert" : "action sheet") \"\(title ?? message ?? "")\""
  }
}
