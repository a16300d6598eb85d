import HeadlessUIKit
import Injection
import MVPCF

/// The coordinator of signing in: ends once somebody is signed in.
final class SignInCoordinator: BaseCoordinator {
  /// Called once somebody is signed in.
  var finished: (() -> Void)?

  private let navigationController: UINavigationController
  private let signInFactory: any SignInFactory
  private let forgotPasswordFactory: any ForgotPasswordFactory

  /// Creates the coordinator.
  ///
  /// - Parameters:
  ///   - navigationController: what the flow shows itself on.
  ///   - container: the flow's own, whose parent is the app's.
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
