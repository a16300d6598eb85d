// The Chat flow, built with the PropsMVVM kit.

import Coordination
import HeadlessUIKit

/// The coordinator of the Chat tab.
final class ChatCoordinator: Coordinator {
  let children: [any Coordinator] = []

  private weak var navigationController: UINavigationController?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    Lifetimes.watch(self)
  }

  func start() {
    let screen = TeamChatViewController()
    screen.showProfile = { [weak self] in self?.open(profile: $0, animated: true) }
    navigationController?.setViewControllers([screen], animated: false)
  }

  func stop(completion: (() -> Void)?) {
    guard let navigationController, navigationController.presentedViewController != nil else {
      completion?()
      return
    }
    navigationController.dismiss(animated: true, completion: completion)
  }

  /// Pushes a user's profile.
  func open(profile id: String, animated: Bool) {
    navigationController?.pushViewController(
      ProfileDetailsViewController(profileId: id), animated: animated)
  }
}
