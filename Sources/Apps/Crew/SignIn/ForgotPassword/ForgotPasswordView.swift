import CrewShared
import HeadlessUIKit
import MVPCF

/// The controls of the forgot-password screen.
protocol ForgotPasswordView: ViewContainer, LoadingShowing {
  var emailField: UITextField { get }
  var sendButton: UIButton { get }
  var cancelButton: UIButton { get }
}

/// The default view.
final class DefaultForgotPasswordView: UIView, ForgotPasswordView {
  let emailField = UITextField(named: "Email".localized)
  let sendButton = UIButton(type: .system)
  let cancelButton = UIButton(type: .system)

  let activityIndicator = UIActivityIndicatorView(label: "Sending".localized)

  override init(frame: CGRect) {
    super.init(frame: frame)
    emailField.keyboardType = .emailAddress
    sendButton.setTitle("Send link".localized, for: .normal)
    cancelButton.setTitle("Cancel".localized, for: .normal)
    addColumn([emailField, sendButton, cancelButton, activityIndicator])
  }

  /// Returns nil: the view is created in code only.
  required init?(coder: NSCoder) { nil }
}
