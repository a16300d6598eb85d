// The flow that adds a task, built with the MVPCF kit.

import Coordination
import CrewShared
import HeadlessUIKit
import Injection
import MVPCF

/// The coordinator of the modal flow that adds a task; swiping its sheet down cancels.
final class AddTaskCoordinator: ModalCoordinator {
  /// A closure called with the new task's id after the sheet has been dismissed.
  var added: ((String) -> Void)?

  private let container: Container

  /// Creates the coordinator.
  ///
  /// - Parameters:
  ///   - presenter: The controller that presents the flow.
  ///   - container: The flow's container, whose parent is the Tasks flow's.
  init(presenter: UIViewController, container: Container) {
    self.container = container
    super.init(presenter: presenter, navigationController: UINavigationController())
  }

  override func start() {
    guard let factory = container.resolve((any AddTaskFactory).self),
      let screen = try? factory.make()
    else { return }
    screen.canceled = { [weak self] in self?.stop(completion: nil) }
    screen.finished = { [weak self] in self?.finish(with: $0) }
    navigationController.setViewControllers([screen.toPresent], animated: false)
    super.start()
  }

  /// Handles the link to a new task: the sheet stays, with the name that the user has typed.
  ///
  /// An alert on it is dismissed. The link may come from a notification, a quick action, the launch
  /// options or an activity: the action factory turns each into the same action. Any other link ends
  /// the flow.
  override func process(action: CoordinatorAction) -> Bool {
    guard CrewLink(action) == .newTask, !navigationController.isBeingDismissed else {
      return super.process(action: action)
    }
    navigationController.dismissAlert()
    return true
  }

  /// Ends the flow with a new task, unless the user or a link is already dismissing the sheet.
  private func finish(with id: String) {
    container.track("task.added", ["id": id])
    guard !navigationController.isBeingDismissed else { return }
    stop { [added] in added?(id) }
  }
}
