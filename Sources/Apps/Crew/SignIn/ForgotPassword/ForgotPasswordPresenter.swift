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

  /// A signal sent when the server has accepted the request for a link.
  var sent: PublishRelay<Void> { get }

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
  let email = BehaviorRelay<String?>(value: nil)
  let sendAvailable = BehaviorRelay(value: false)
  let isLoading = BehaviorRelay(value: false)
  let sent = PublishRelay<Void>()
  let errors = PublishRelay<PresentableError>()

  private let sessionManager: any SessionManager
  private let disposeBag = DisposeBag()

  init(sessionManager: any SessionManager, reachabilityManager: any ReachabilityManager) {
    self.sessionManager = sessionManager
    Observable.combineLatest(email, reachabilityManager.connectionIsReachable, isLoading) {
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
    sessionManager.sendLink(email: email.value ?? "")
      .subscribe(
        onSuccess: { [weak self] in
          self?.isLoading.accept(false)
          self?.sent.accept(())
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
