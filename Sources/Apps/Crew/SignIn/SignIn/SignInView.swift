import HeadlessUIKit
import MVPCF

/// The controls of the sign-in screen.
protocol SignInView: ViewContainer {
  var emailField: UITextField { get }
  var passwordField: UITextField { get }
  var noticeLabel: UILabel { get }
  var signInButton: UIButton { get }
  var forgotPasswordButton: UIButton { get }
}

/// The default view.
final class DefaultSignInView: UIView, SignInView {
  let emailField = UITextField(named: "Email")
  let passwordField = UITextField(named: "Password")
  let noticeLabel = UILabel()
  let signInButton = UIButton(type: .system)
  let forgotPasswordButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    emailField.keyboardType = .emailAddress
    passwordField.isSecureTextEntry = true
    signInButton.setTitle("Sign in", for: .normal)
    forgotPasswordButton.setTitle("Forgot password?", for: .normal)
    addColumn([emailField, passwordField, noticeLabel, signInButton, forgotPasswordButton])
  }

  /// Returns nil: the view is created in code only.
  required init?(coder: NSCoder) { nil }
}
