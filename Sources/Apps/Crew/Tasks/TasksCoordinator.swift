// The Tasks flow, built with the MVPCF kit.

import Coordination
import HeadlessUIKit
import Injection
import MVPCF

/// The coordinator of the Tasks tab.
final class TasksCoordinator: BaseCoordinator {
  private weak var navigationController: UINavigationController?
  private let container: Container
  private let listFactory: any TaskListFactory
  private let detailFactory: any TaskDetailFactory

  /// Creates the coordinator.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller that shows the flow; held weakly.
  ///   - container: The flow's container, whose parent is the tab bar's.
  init(navigationController: UINavigationController, container: Container) {
    self.navigationController = navigationController
    self.container = container
    listFactory = DefaultTaskListFactory(container: container)
    detailFactory = DefaultTaskDetailFactory(container: container)
    super.init()
  }

  override func start() {
    guard let screen = try? listFactory.make() else { return }
    screen.showTask = { [weak self] in self?.open(task: $0) }
    screen.addTask = { [weak self] in self?.openNewTask() }
    navigationController?.setViewControllers([screen.toPresent], animated: false)
  }

  override func process(action: CoordinatorAction) -> Bool {
    switch CrewLink(action) {
    case .task(let id): open(task: id)
    case .newTask: openNewTask()
    default: return super.process(action: action)
    }
    return true
  }

  /// Pushes the detail screen of a task.
  func open(task id: String) {
    guard let screen = try? detailFactory.make(taskID: id) else { return }
    container.track("task.opened", ["id": id])
    navigationController?.pushViewController(screen.toPresent, animated: true)
  }

  /// Presents the screen that adds a task.
  func openNewTask() {
    guard children.isEmpty, let navigationController else { return }
    let flowContainer = Container(parent: container)
    AddTaskAssembly().assemble(container: flowContainer)
    let coordinator = AddTaskCoordinator(presenter: navigationController, container: flowContainer)
    coordinator.added = { [weak self] in self?.open(task: $0) }
    coordinator.ended = { [weak self, weak coordinator] in self?.removeDependency(coordinator) }
    addDependency(coordinator)
    coordinator.start()
  }
}
