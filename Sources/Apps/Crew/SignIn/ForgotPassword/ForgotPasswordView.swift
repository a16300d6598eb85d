import HeadlessUIKit
import MVPCF

/// The controls of the forgot-password screen.
protocol ForgotPasswordView: ViewContainer {
  var emailField: UITextField { get }
  var sendButton: UIButton { get }
  var cancelButton: UIButton { get }
}

/// The default view.
final class DefaultForgotPasswordView: UIView, ForgotPasswordView {
  let emailField = UITextField(named: "Email")
  let sendButton = UIButton(type: .system)
  let cancelButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    emailField.keyboardType = .emailAddress
    sendButton.setTitle("Send link", for: .normal)
    cancelButton.setTitle("Cancel", for: .normal)
    addColumn([emailField, sendButton, cancelButton])
  }

  /// Returns nil: the view is created in code only.
  required init?(coder: NSCoder) { nil }
}
