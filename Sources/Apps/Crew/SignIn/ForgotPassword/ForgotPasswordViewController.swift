import CrewShared
import HeadlessUIKit
import MVPCF
import Reactive
import ReactiveUIKit

/// The routes of the forgot-password screen.
protocol ForgotPasswordRoutes: ModuleRoutes {
  /// A closure called with the address that a link was sent to.
  var finished: ((String) -> Void)? { get set }

  /// A closure called when the user cancels.
  var canceled: (() -> Void)? { get set }
}

/// The controller that binds the presenter to the view and fires the routes.
final class ForgotPasswordViewController: ModuleViewController<
  any ForgotPasswordPresenter, any ForgotPasswordView
>, ForgotPasswordRoutes
{
  var finished: ((String) -> Void)?
  var canceled: (() -> Void)?

  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Forgot password".localized
    (container.emailField.rx.text <-> presenter.email).disposed(by: disposeBag)
    presenter.sendAvailable
      .bind(to: container.sendButton.rx.isEnabled)
      .disposed(by: disposeBag)
    Observable.merge(
      container.sendButton.rx.tap.asObservable(),
      container.emailField.rx.controlEvent(.editingDidEndOnExit).asObservable()
    )
    .subscribe(with: self, onNext: { screen, _ in screen.presenter.sendLink() })
    .disposed(by: disposeBag)
    container.cancelButton.rx.tap
      .subscribe(with: self, onNext: { screen, _ in screen.canceled?() })
      .disposed(by: disposeBag)
    presenter.sent
      .subscribe(with: self, onNext: { $0.finished?($1) })
      .disposed(by: disposeBag)
    subscribeOnErrors(of: presenter).disposed(by: disposeBag)
    container.subscribeOnLoading(of: presenter).disposed(by: disposeBag)
  }
}
