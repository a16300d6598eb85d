import HeadlessUIKit
import Injection
import MVPCF

/// Makes the task list.
protocol TaskListFactory {
  /// Makes the screen with all that it needs.
  func make() throws(ResolutionError) -> any TaskListRoutes
}

/// Injects the presenter's managers, and what makes the cells, from the flow's container.
final class DefaultTaskListFactory: BaseFactory, TaskListFactory {
  func make() throws(ResolutionError) -> any TaskListRoutes {
    let presenter = DefaultTaskListPresenter(modelManager: try inject())
    return TaskListViewController(
      presenter: presenter, container: DefaultTaskListView(), cellFactory: try inject())
  }
}
