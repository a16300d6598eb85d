import HeadlessUIKit
import MVPCF

/// The coordinator of the modal flow that adds a task; swiping its sheet down cancels.
final class AddTaskCoordinator: ModalCoordinator {
  /// A closure called with the new task's id after the sheet has been dismissed.
  var added: ((String) -> Void)?

  private let factory: any AddTaskFactory

  init(presenter: UIViewController, factory: any AddTaskFactory) {
    self.factory = factory
    super.init(presenter: presenter, navigationController: UINavigationController())
  }

  override func start() {
    guard let screen = try? factory.make() else { return }
    screen.canceled = { [weak self] in self?.stop(completion: nil) }
    screen.finished = { [weak self] in self?.finish(with: $0) }
    navigationController.setViewControllers([screen.toPresent], animated: false)
    super.start()
  }

  /// Ends the flow with a new task, unless the user or a link is already dismissing the sheet.
  private func finish(with id: String) {
    guard !navigationController.isBeingDismissed else { return }
    stop { [added] in added?(id) }
  }
}
