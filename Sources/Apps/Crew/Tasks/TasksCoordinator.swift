// The Tasks flow, built with the MVPCF kit.

package import Coordination
import CrewShared
import HeadlessUIKit
package import Injection
package import MVPCF

/// The coordinator of the Tasks tab.
package final class TasksCoordinator: BaseCoordinator {
  private weak var splitViewController: TasksSplitViewController?
  private let container: Container

  /// Creates the coordinator.
  ///
  /// - Parameters:
  ///   - splitViewController: The container that shows the flow; held weakly.
  ///   - container: The flow's container, whose parent is the tab bar's.
  package init(splitViewController: TasksSplitViewController, container: Container) {
    self.splitViewController = splitViewController
    self.container = container
    super.init()
  }

  package override func start() {
    guard let factory = container.resolve((any TaskListFactory).self),
      let screen = try? factory.make()
    else { return }
    screen.showTask = { [weak self] in self?.open(task: $0) }
    screen.addTask = { [weak self] in self?.openNewTask() }
    splitViewController?.show(list: screen.toPresent)
  }

  package override func process(action: CoordinatorAction) -> Bool {
    switch CrewLink(action) {
    case .task(let id): open(task: id)
    case .newTask: if !super.process(action: action) { openNewTask() }
    default: return super.process(action: action)
    }
    return true
  }

  /// Shows the detail screen of a task: on the list in compact width, beside it in regular width.
  func open(task id: String) {
    guard let factory = container.resolve((any TaskDetailFactory).self),
      let screen = try? factory.make(taskID: id)
    else { return }
    container.track("task.opened", ["id": id])
    splitViewController?.show(detail: screen.toPresent)
  }

  /// Presents the screen that adds a task.
  func openNewTask() {
    guard children.isEmpty, let splitViewController else { return }
    let flowContainer = Container(parent: container)
    AddTaskAssembly().assemble(container: flowContainer)
    let coordinator = AddTaskCoordinator(presenter: splitViewController, container: flowContainer)
    coordinator.added = { [weak self] in self?.open(task: $0) }
    coordinator.ended = { [weak self, weak coordinator] in self?.removeDependency(coordinator) }
    addDependency(coordinator)
    coordinator.start()
  }
}
