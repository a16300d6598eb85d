import CrewShared
import HeadlessUIKit
import MVPCF

/// The controls of the sign-in screen.
protocol SignInView: ViewContainer, LoadingShowing {
  var emailField: UITextField { get }
  var passwordField: UITextField { get }
  var noticeLabel: UILabel { get }
  var signInButton: UIButton { get }
  var forgotPasswordButton: UIButton { get }
}

/// The default view.
final class DefaultSignInView: UIView, SignInView {
  let emailField = UITextField(named: "Email".localized)
  let passwordField = UITextField(named: "Password".localized)
  let noticeLabel = UILabel()
  let signInButton = UIButton(type: .system)
  let forgotPasswordButton = UIButton(type: .system)

  let activityIndicator = UIActivityIndicatorView(label: "Signing in".localized)

  override init(frame: CGRect) {
    super.init(frame: frame)
    emailField.keyboardType = .emailAddress
    passwordField.isSecureTextEntry = true
    signInButton.setTitle("Sign in".localized, for: .normal)
    forgotPasswordButton.setTitle("Forgot password?".localized, for: .normal)
    addColumn([
      emailField, passwordField, noticeLabel, signInButton, forgotPasswordButton, activityIndicator,
    ])
  }

  /// Returns nil: the view is created in code only.
  required init?(coder: NSCoder) { nil }
}
