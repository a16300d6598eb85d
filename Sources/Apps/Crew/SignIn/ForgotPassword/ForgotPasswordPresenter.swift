import CrewShared
import Foundation
import MVPCF
import Reactive

/// The presenter of the forgot-password screen.
protocol ForgotPasswordPresenter: LoadablePresenter, ErrorThrowingPresenter {
  /// The typed e-mail address.
  var email: BehaviorRelay<String?> { get }

  /// Whether the address is plausible, the network reachable and no request under way.
  var sendAvailable: BehaviorRelay<Bool> { get }

  /// The address of each link that the server has agreed to send.
  var sent: PublishRelay<String> { get }

  /// Requests a link; does nothing while sending is not available.
  func sendLink()
}

/// The values that the forgot-password screen shows.
struct ForgotPasswordProps: Equatable {
  var email: String
  var sendAvailable: Bool
  var isLoading: Bool
}

/// The default presenter.
final class DefaultForgotPasswordPresenter: ForgotPasswordPresenter {
  let email: BehaviorRelay<String?>
  let sendAvailable = BehaviorRelay(value: false)
  let isLoading = BehaviorRelay(value: false)
  let sent = PublishRelay<String>()
  let errors = PublishRelay<PresentableError>()

  private let sessionManager: any SessionManager
  private let disposeBag = DisposeBag()

  /// Creates the presenter with the address that the user typed before.
  init(
    email: String? = nil, sessionManager: any SessionManager,
    reachabilityManager: any ReachabilityManager
  ) {
    self.email = BehaviorRelay(value: email)
    self.sessionManager = sessionManager
    Observable.combineLatest(self.email, reachabilityManager.connectionIsReachable, isLoading) {
      email, isReachable, isLoading in
      EmailAddress(text: email ?? "").isPlausible && isReachable && !isLoading
    }
    .bind(to: sendAvailable)
    .disposed(by: disposeBag)
  }

  var props: ForgotPasswordProps {
    ForgotPasswordProps(
      email: email.value ?? "", sendAvailable: sendAvailable.value, isLoading: isLoading.value)
  }

  func sendLink() {
    guard sendAvailable.value else { return }
    isLoading.accept(true)
    let address = email.value ?? ""
    sessionManager.sendLink(email: address)
      .subscribe(
        onSuccess: { [weak self] in
          self?.isLoading.accept(false)
          self?.sent.accept(address)
        },
        onFailure: { [weak self] error in
          self?.isLoading.accept(false)
          self?.errors.accept(
            PresentableError(
              title: "Something went wrong".localized, message: error.localizedDescription))
        }
      )
      .disposed(by: disposeBag)
  }
}
