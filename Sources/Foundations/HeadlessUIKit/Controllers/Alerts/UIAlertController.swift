internal import HeadlessDevice

/// A question over everything: an alert in the middle, or an action sheet from below.
open class UIAlertController: UIViewController {
  /// Where the question stands.
  nonisolated public enum Style: Int, Sendable {
    /// At the lower edge.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// Where the question stands.
  public private(set) final var preferredStyle = Style.alert
  /// What more there is to say.
  open var message: String?
  /// The buttons, in the order they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that stands out, and that the return key taps.
  open var preferredAction: UIAlertAction?
  /// The fields of an alert; nil for none.
  open private(set) var textFields: [UITextField]?
  /// How bad it is; kept for the vocabulary.
  open var severity = UIAlertControllerSeverity.default

  /// A question without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    let isPopover =
      preferredStyle == .actionSheet && UIApplication.shared.horizontalSizeClass == .regular
    modalPresentationStyle = isPopover ? .popover : .overFullScreen
  }

  /// Adds a button; the first of style cancel is the only one.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, let other = cancelAction { return refuseSecond(action, other) }
    action.alertController = self
    actions.append(action)
  }

  /// Adds a field to an alert; an action sheet has none.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return refuseField() }
    let field = UITextField()
    field.alertController = self
    textFields = (textFields ?? []) + [field]
    view.addSubview(field)
    configurationHandler?(field)
  }

  /// Builds the view that holds the words, the fields and the buttons.
  open override func loadView() {
    view = AlertView(of: self)
  }

  /// Whether it is a bubble that points at something; it has no button to cancel then.
  final var isPopover: Bool { modalPresentationStyle == .popover }

  /// The buttons in sight, as they are read: of two in an alert the one to cancel stands first, of
  /// more, and in an action sheet, it stands last.
  final var buttons: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    guard let cancelAction, !isPopover else { return others }
    return preferredStyle == .alert && others.count == 1
      ? [cancelAction] + others : others + [cancelAction]
  }

  /// The button of style cancel.
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
}

/// How bad what an alert says is; kept for the vocabulary.
nonisolated public enum UIAlertControllerSeverity: Int, Sendable {
  /// As usual.
  case `default`
  /// Very bad.
  case critical
}

extension UIAlertController {
  /// What a tap on a button does: the alert goes, and the handler runs once it is gone.
  package final func choose(_ action: UIAlertAction) throws(Refusal) {
    let name = action.title ?? ""
    guard action.isEnabled else { throw Refusal("\"\(name)\" is disabled in \(label).") }
    guard presenter != nil else { throw Refusal("\(label) is not on the screen.") }
    guard !isBeingDismissed else { throw Refusal("\(label) is on its way out already.") }
    guard let presenter, let dismissal = Dismissal(on: presenter) else { return }
    dismissal.begin(animated: true) { action.runHandler() }
  }

  /// What a tap beside an action sheet does: as its cancel button, where it has one.
  package final func tapOutside() throws(Refusal) {
    guard preferredStyle == .actionSheet else {
      throw Refusal("tap outside: \(label) stays until one of its buttons is tapped.")
    }
    if let cancelAction { return try choose(cancelAction) }
    guard isPopover else {
      throw Refusal("tap outside: \(label) has no action of style cancel, so it stays.")
    }
    if let presenter, let dismissal = Dismissal(on: presenter), !isBeingDismissed {
      dismissal.begin(animated: true)
    }
  }

  /// The return key in a field: on to the next field, or from the last to the preferred action.
  ///
  /// As observed; where there is no preferred action, or it is disabled, the keyboard stays.
  final func returnKeyPressed(in field: UITextField) {
    let fields = textFields ?? []
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else if let preferredAction, preferredAction.isEnabled {
      try? choose(preferredAction)
    }
  }

  /// How messages name the alert.
  final var label: String {
    "\(preferredStyle == .alert ? "alert" : "action sheet") \"\(title ?? message ?? "")\""
  }
}
