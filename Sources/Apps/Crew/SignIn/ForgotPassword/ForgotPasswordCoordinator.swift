// The flow that resets a password, built with the MVPCF kit.

import Coordination
import CrewShared
import HeadlessUIKit
import Injection
import MVPCF

/// The coordinator of the modal flow that resets a password.
final class ForgotPasswordCoordinator: ModalCoordinator {
  /// A closure called with the address that a link was sent to, after the sheet has been dismissed.
  var linkSent: ((String) -> Void)?

  private let container: Container
  private let email: String?

  /// Creates the coordinator.
  ///
  /// - Parameters:
  ///   - presenter: The controller that presents the flow.
  ///   - container: The flow's container, whose parent is the sign-in flow's.
  ///   - email: The address that the user typed before; nil for none.
  init(presenter: UIViewController, container: Container, email: String? = nil) {
    self.container = container
    self.email = email
    super.init(presenter: presenter, navigationController: UINavigationController())
  }

  override func start() {
    guard let factory = container.resolve((any ForgotPasswordFactory).self),
      let screen = try? factory.make(email: email)
    else { return }
    screen.canceled = { [weak self] in self?.stop(completion: nil) }
    screen.finished = { [weak self] in self?.finish(with: $0) }
    navigationController.setViewControllers([screen.toPresent], animated: false)
    super.start()
  }

  /// Handles the link to this flow: the sheet stays, with the address that the user has typed.
  ///
  /// An alert on it is dismissed. The action factory makes the action from a notification, the launch
  /// options or an activity. The parent keeps any other link.
  override func process(action: CoordinatorAction) -> Bool {
    guard CrewLink(action) == .password, !navigationController.isBeingDismissed else {
      return super.process(action: action)
    }
    navigationController.dismissAlert()
    return true
  }

  private func finish(with email: String) {
    container.track("password.link.sent")
    guard !navigationController.isBeingDismissed else { return }
    stop { [linkSent] in linkSent?(email) }
  }
}
