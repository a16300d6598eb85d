import Coordination
import HeadlessUIKit

/// The coordinator of the chat's tab; it is over when the tab bar is.
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

  /// Shows a profile over the chat.
  func open(profile id: String, animated: Bool) {
    navigationController?.pushViewController(
      ProfileDetailsViewController(profileId: id), animated: animated)
  }
}
