// The Chat flow, built with the PropsMVVM kit.

package import Coordination
import CrewShared
package import HeadlessUIKit
package import Injection

/// The coordinator of the Chat tab.
package final class ChatCoordinator: Coordinator {
  package let children: [any Coordinator] = []

  private weak var navigationController: UINavigationController?
  private let container: Container

  /// Creates the coordinator.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller that shows the flow; held weakly.
  ///   - container: The flow's container, whose parent is the tab bar's.
  package init(navigationController: UINavigationController, container: Container) {
    self.navigationController = navigationController
    self.container = container
    Lifetimes.watch(self)
  }

  package func start() {
    guard let viewModel = container.resolve(TeamChatViewModel.self) else { return }
    let screen = TeamChatViewController(viewModel: viewModel)
    screen.messageSent = { [weak self] in self?.container.track("message.sent") }
    screen.showProfile = { [weak self] in self?.open(profile: $0, animated: true) }
    navigationController?.setViewControllers([screen], animated: false)
  }

  package func stop(completion: (() -> Void)?) {
    guard let navigationController, navigationController.presentedViewController != nil else {
      completion?()
      return
    }
    navigationController.dismiss(animated: true, completion: completion)
  }

  package func handle(_ action: CoordinatorAction) -> Bool {
    guard case .profile(let id) = CrewLink(action) else { return false }
    open(profile: id, animated: false)
    return true
  }

  /// Pushes a user's profile.
  func open(profile id: String, animated: Bool) {
    guard let viewModel = container.resolve(ProfileDetailsViewModel.self, argument: id) else {
      return
    }
    container.track("profile.opened", ["id": id])
    navigationController?.pushViewController(
      ProfileDetailsViewController(viewModel: viewModel), animated: animated)
  }
}
