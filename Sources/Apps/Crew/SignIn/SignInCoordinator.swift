// The SignIn flow, built with the MVPCF kit.

import HeadlessUIKit
import Injection
import MVPCF

/// The coordinator of the sign-in flow, which ends when the user has signed in.
final class SignInCoordinator: BaseCoordinator {
  /// A closure called when the user has signed in.
  var finished: (() -> Void)?

  private let navigationController: UINavigationController
  private let signInFactory: any SignInFactory
  private let forgotPasswordFactory: any ForgotPasswordFactory

  /// Creates the coordinator.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller that shows the flow.
  ///   - container: The flow's container, whose parent is the app's.
  init(navigationController: UINavigationController, container: Container) {
    self.navigationController = navigationController
    signInFactory = DefaultSignInFactory(container: container)
    forgotPasswordFactory = DefaultForgotPasswordFactory(container: container)
    super.init()
  }

  override func start() {
    guard let screen = try? signInFactory.make() else { return }
    screen.signedIn = { [weak self] in self?.finished?() }
    screen.forgotPassword = { [weak self] in self?.showForgotPassword() }
    navigationController.setViewControllers([screen.toPresent], animated: false)
  }

  private func showForgotPassword() {
    guard children.isEmpty else { return }
    let coordinator = ForgotPasswordCoordinator(
      presenter: navigationController, factory: forgotPasswordFactory)
    coordinator.ended = { [weak self, weak coordinator] in self?.removeDependency(coordinator) }
    addDependency(coordinator)
    coordinator.start()
  }
}
