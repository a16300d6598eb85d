import CrewShared
import Foundation
import MVPCF
import Reactive

/// The presenter of the sign-in screen.
protocol SignInPresenter: LoadablePresenter, ErrorThrowingPresenter {
  /// The typed e-mail address.
  var email: BehaviorRelay<String?> { get }

  /// The typed password.
  var password: BehaviorRelay<String?> { get }

  /// Whether the form is valid, the network reachable and no request under way.
  var signInAvailable: BehaviorRelay<Bool> { get }

  /// The notice about a missing connection, or else the last one to show; nil for none.
  var notice: BehaviorRelay<String?> { get }

  /// A signal sent when the user has signed in.
  var signedIn: PublishRelay<Void> { get }

  /// Shows a notice while there is a connection.
  func show(notice: String)

  /// Signs in; does nothing while signing in is not available.
  func signIn()
}

/// The values that the sign-in screen shows; the password is not one of them.
struct SignInProps: Equatable {
  var email: String
  var hasPassword: Bool
  var signInAvailable: Bool
  var isLoading: Bool
  var notice: String?
}

/// The default presenter.
final class DefaultSignInPresenter: SignInPresenter {
  let email = BehaviorRelay<String?>(value: nil)
  let password = BehaviorRelay<String?>(value: nil)
  let signInAvailable = BehaviorRelay(value: false)
  let notice = BehaviorRelay<String?>(value: nil)
  let isLoading = BehaviorRelay(value: false)
  let signedIn = PublishRelay<Void>()
  let errors = PublishRelay<PresentableError>()

  private let lastNotice: BehaviorRelay<String?>
  private let sessionManager: any SessionManager
  private let disposeBag = DisposeBag()

  init(
    sessionManager: any SessionManager, reachabilityManager: any ReachabilityManager,
    notice: String? = nil
  ) {
    self.sessionManager = sessionManager
    lastNotice = BehaviorRelay(value: notice)
    let isReachable = reachabilityManager.connectionIsReachable
    Observable.combineLatest(email, password, isReachable, isLoading) {
      email, password, isReachable, isLoading in
      EmailAddress(text: email ?? "").isPlausible && password?.isEmpty == false && isReachable
        && !isLoading
    }
    .bind(to: signInAvailable)
    .disposed(by: disposeBag)
    Observable.combineLatest(isReachable, lastNotice) { $0 ? $1 : "No connection".localized }
      .bind(to: self.notice)
      .disposed(by: disposeBag)
  }

  var props: SignInProps {
    SignInProps(
      email: email.value ?? "", hasPassword: password.value?.isEmpty == false,
      signInAvailable: signInAvailable.value, isLoading: isLoading.value, notice: notice.value)
  }

  func show(notice: String) {
    lastNotice.accept(notice)
  }

  func signIn() {
    guard signInAvailable.value else { return }
    isLoading.accept(true)
    sessionManager.signIn(email: email.value ?? "", password: password.value ?? "")
      .subscribe(
        onSuccess: { [weak self] in self?.finish() },
        onFailure: { [weak self] in self?.fail($0) }
      )
      .disposed(by: disposeBag)
  }

  private func finish() {
    isLoading.accept(false)
    signedIn.accept(())
  }

  private func fail(_ error: any Error) {
    isLoading.accept(false)
    guard case .refused(status: 401, let message) = error as? ServerError else {
      return errors.accept(
        PresentableError(
          title: "Something went wrong".localized, message: error.localizedDescription))
    }
    errors.accept(
      PresentableError(
        title: "Sign in failed".localized, message: message ?? "Wrong e-mail or password.".localized
      ))
  }
}
