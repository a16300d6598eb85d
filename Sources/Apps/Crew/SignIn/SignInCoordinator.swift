// The SignIn flow, built with the MVPCF kit.

package import Coordination
package import CrewShared
package import HeadlessUIKit
package import Injection
package import MVPCF

/// The coordinator of the sign-in flow, which ends when the user has signed in.
package final class SignInCoordinator: BaseCoordinator {
  /// A closure called when the user has signed in, with the last link that arrived before.
  package var finished: ((CrewLink?) -> Void)?

  private let navigationController: UINavigationController
  private let container: Container
  private let notice: String?
  private var pendingLink: CrewLink?
  private weak var screen: (any SignInRoutes)?

  /// Creates the coordinator.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller that shows the flow.
  ///   - container: The flow's container, whose parent is the app's.
  ///   - notice: The reason why the user has to sign in again; nil for none.
  package init(
    navigationController: UINavigationController, container: Container, notice: String? = nil
  ) {
    self.navigationController = navigationController
    self.container = container
    self.notice = notice
    super.init()
  }

  package override func start() {
    guard let factory = container.resolve((any SignInFactory).self),
      let screen = try? factory.make(notice: notice)
    else { return }
    screen.signedIn = { [weak self] in
      guard let self else { return }
      container.track("signin.succeeded")
      finished?(pendingLink)
    }
    self.screen = screen
    screen.forgotPassword = { [weak self] in self?.showForgotPassword() }
    navigationController.setViewControllers([screen.toPresent], animated: false)
  }

  /// Opens the link to a new password, and keeps any other one until the user has signed in.
  ///
  /// A later link replaces the kept one. The link may come from a notification, a quick action, the launch options or an activity: the
  /// action factory turns each into the same action. A sheet that is open stays as it is.
  package override func process(action: CoordinatorAction) -> Bool {
    guard let link = CrewLink(action) else { return super.process(action: action) }
    if link == .password {
      if !super.process(action: action) { openForgotPassword() }
    } else {
      pendingLink = link
    }
    return true
  }

  /// Presents the flow over the form once no transition runs, in place of an alert.
  private func openForgotPassword() {
    navigationController.whenStill { [weak self] in
      guard let self, children.isEmpty else { return }
      guard navigationController.presentedViewController != nil else { return showForgotPassword() }
      navigationController.dismiss(animated: true) { [weak self] in self?.showForgotPassword() }
    }
  }

  private func showForgotPassword() {
    guard children.isEmpty else { return }
    let flowContainer = Container(parent: container)
    ForgotPasswordAssembly().assemble(container: flowContainer)
    let coordinator = ForgotPasswordCoordinator(
      presenter: navigationController, container: flowContainer, email: screen?.email)
    coordinator.linkSent = { [weak self] in self?.screen?.showLinkSent(to: $0) }
    coordinator.ended = { [weak self, weak coordinator] in self?.removeDependency(coordinator) }
    addDependency(coordinator)
    coordinator.start()
  }
}
