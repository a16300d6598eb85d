// The SignIn flow, built with the MVPCF kit.

import Coordination
import HeadlessUIKit
import Injection
import MVPCF

/// The coordinator of the sign-in flow, which ends when the user has signed in.
final class SignInCoordinator: BaseCoordinator {
  /// A closure called when the user has signed in, with the last link that arrived before.
  var finished: ((CrewLink?) -> Void)?

  private let navigationController: UINavigationController
  private let container: Container
  private let notice: String?
  private var pendingLink: CrewLink?

  /// Creates the coordinator.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller that shows the flow.
  ///   - container: The flow's container, whose parent is the app's.
  ///   - notice: The reason why the user has to sign in again; nil for none.
  init(
    navigationController: UINavigationController, container: Container, notice: String? = nil
  ) {
    self.navigationController = navigationController
    self.container = container
    self.notice = notice
    super.init()
  }

  override func start() {
    guard let factory = container.resolve((any SignInFactory).self),
      let screen = try? factory.make(notice: notice)
    else { return }
    screen.signedIn = { [weak self] in
      guard let self else { return }
      container.track("signin.succeeded")
      finished?(pendingLink)
    }
    screen.forgotPassword = { [weak self] in self?.showForgotPassword() }
    navigationController.setViewControllers([screen.toPresent], animated: false)
  }

  /// Keeps a link until the user has signed in; a later link replaces it.
  ///
  /// The link may come from a notification, a quick action, the launch options or an activity: the
  /// action factory turns each into the same action. A sheet that is open stays as it is.
  override func process(action: CoordinatorAction) -> Bool {
    guard let link = CrewLink(action) else { return super.process(action: action) }
    pendingLink = link
    return true
  }

  private func showForgotPassword() {
    guard children.isEmpty else { return }
    let flowContainer = Container(parent: container)
    ForgotPasswordAssembly().assemble(container: flowContainer)
    let coordinator = ForgotPasswordCoordinator(
      presenter: navigationController, container: flowContainer)
    coordinator.ended = { [weak self, weak coordinator] in self?.removeDependency(coordinator) }
    addDependency(coordinator)
    coordinator.start()
  }
}
