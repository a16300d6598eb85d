internal import Foundation

/// The view of an alert: title, message, text fields and buttons, in reading order.
final class AlertView: UIView {
  private weak var alertController: UIAlertController?

  private let titleLabel = UILabel()
  private let messageLabel = UILabel()

  init(of alertController: UIAlertController) {
    self.alertController = alertController
    super.init(frame: .zero)
    addSubview(titleLabel)
    addSubview(messageLabel)
  }

  required init?(coder: NSCoder) { nil }

  package override var elementType: ElementType? {
    alertController?.preferredStyle == .actionSheet ? .sheet : .alert
  }

  package override var elementLabel: String {
    accessibilityLabel ?? alertController?.title ?? alertController?.message ?? ""
  }

  @discardableResult
  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    guard let alertController else { return false }
    titleLabel.text = alertController.title
    messageLabel.text = alertController.message
    for child in subviews where body(child) { return true }
    for action in alertController.buttons where body(action) { return true }
    return false
  }
}
