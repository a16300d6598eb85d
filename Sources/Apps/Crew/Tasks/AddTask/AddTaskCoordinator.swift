import HeadlessUIKit
import MVPCF

/// The coordinator of adding a task; swiping its sheet down cancels.
final class AddTaskCoordinator: ModalCoordinator {
  /// Called with the new task's id, once the sheet is gone.
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

  /// A person, or a link, that has taken the sheet away meanwhile wants to see no task.
  private func finish(with id: String) {
    guard !navigationController.isBeingDismissed else { return }
    stop { [added] in added?(id) }
  }
}
