import HeadlessUIKit
import Injection
import MVPCF

/// A factory of the task list.
protocol TaskListFactory {
  /// Makes the screen and injects its dependencies.
  func make() throws(ResolutionError) -> any TaskListRoutes
}

/// The default factory; resolves the manager and the cell factory from the flow's container.
final class DefaultTaskListFactory: BaseFactory, TaskListFactory {
  func make() throws(ResolutionError) -> any TaskListRoutes {
    let presenter = DefaultTaskListPresenter(
      modelManager: try inject(), appStateManager: try inject())
    return TaskListViewController(
      presenter: presenter, container: DefaultTaskListView(), cellFactory: try inject())
  }
}
