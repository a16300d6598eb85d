import CrewShared
import HeadlessUIKit
import MVPCF
import Reactive
import ReactiveUIKit

/// The routes of the sign-in screen.
protocol SignInRoutes: ModuleRoutes {
  /// A closure called when the user has signed in.
  var signedIn: (() -> Void)? { get set }

  /// A closure called when the user taps "Forgot password?".
  var forgotPassword: (() -> Void)? { get set }

  /// The typed e-mail address; nil before the user has typed one.
  var email: String? { get }

  /// Shows that a link was sent to an address.
  func showLinkSent(to email: String)
}

/// The controller that binds the presenter to the view and fires the routes.
final class SignInViewController: ModuleViewController<any SignInPresenter, any SignInView>,
  SignInRoutes
{
  var signedIn: (() -> Void)?
  var forgotPassword: (() -> Void)?

  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign in".localized
    bindFields()
    bindButtons()
    bindReturnKey()
    presenter.signedIn
      .subscribe(with: self, onNext: { screen, _ in screen.signedIn?() })
      .disposed(by: disposeBag)
    subscribeOnErrors(of: presenter).disposed(by: disposeBag)
    container.subscribeOnLoading(of: presenter).disposed(by: disposeBag)
  }

  var email: String? { presenter.email.value }

  func showLinkSent(to email: String) {
    presenter.show(notice: "We sent a link to %@.".localized(with: email))
  }

  private func bindFields() {
    (container.emailField.rx.text <-> presenter.email).disposed(by: disposeBag)
    (container.passwordField.rx.text <-> presenter.password).disposed(by: disposeBag)
    presenter.notice
      .subscribe(
        with: container.noticeLabel,
        onNext: { label, notice in
          label.text = notice
          label.isHidden = notice == nil
        }
      )
      .disposed(by: disposeBag)
  }

  private func bindReturnKey() {
    container.emailField.rx.controlEvent(.editingDidEndOnExit)
      .subscribe(
        with: container.passwordField, onNext: { field, _ in _ = field.becomeFirstResponder() }
      )
      .disposed(by: disposeBag)
    container.passwordField.rx.controlEvent(.editingDidEndOnExit)
      .subscribe(with: self, onNext: { screen, _ in screen.presenter.signIn() })
      .disposed(by: disposeBag)
  }

  private func bindButtons() {
    presenter.signInAvailable
      .bind(to: container.signInButton.rx.isEnabled)
      .disposed(by: disposeBag)
    container.signInButton.rx.tap
      .subscribe(with: self, onNext: { screen, _ in screen.presenter.signIn() })
      .disposed(by: disposeBag)
    container.forgotPasswordButton.rx.tap
      .subscribe(with: self, onNext: { screen, _ in screen.forgotPassword?() })
      .disposed(by: disposeBag)
  }
}
