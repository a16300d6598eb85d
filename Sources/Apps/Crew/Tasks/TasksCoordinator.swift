import HeadlessUIKit
import Injection
import MVPCF

/// The coordinator of the tasks' tab.
final class TasksCoordinator: BaseCoordinator {
  private weak var navigationController: UINavigationController?
  private let listFactory: any TaskListFactory
  private let detailFactory: any TaskDetailFactory
  private let addFactory: any AddTaskFactory

  /// Creates the coordinator.
  ///
  /// - Parameters:
  ///   - navigationController: what the flow shows itself on; it outlives the coordinator.
  ///   - container: the flow's own, whose parent is the app's.
  init(navigationController: UINavigationController, container: Container) {
    self.navigationController = navigationController
    listFactory = DefaultTaskListFactory(container: container)
    detailFactory = DefaultTaskDetailFactory(container: container)
    addFactory = DefaultAddTaskFactory(container: container)
    super.init()
  }

  override func start() {
    guard let screen = try? listFactory.make() else { return }
    screen.showTask = { [weak self] in self?.open(task: $0) }
    screen.addTask = { [weak self] in self?.openNewTask() }
    navigationController?.setViewControllers([screen.toPresent], animated: false)
  }

  /// Pushes a task's screen.
  func open(task id: String) {
    guard let screen = try? detailFactory.make(taskID: id) else { return }
    navigationController?.pushViewController(screen.toPresent, animated: true)
  }

  /// Presents the screen that adds a task.
  func openNewTask() {
    guard children.isEmpty, let navigationController else { return }
    let coordinator = AddTaskCoordinator(presenter: navigationController, factory: addFactory)
    coordinator.added = { [weak self] in self?.open(task: $0) }
    coordinator.ended = { [weak self, weak coordinator] in self?.removeDependency(coordinator) }
    addDependency(coordinator)
    coordinator.start()
  }
}
