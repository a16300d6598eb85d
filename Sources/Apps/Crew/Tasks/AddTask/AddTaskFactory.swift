import HeadlessUIKit
import Injection
import MVPCF

/// A factory of the screen that adds a task.
protocol AddTaskFactory {
  /// Makes the screen and injects its dependencies.
  func make() throws(ResolutionError) -> any AddTaskRoutes
}

/// The default factory; resolves the presenter's managers from the flow's container.
final class DefaultAddTaskFactory: BaseFactory, AddTaskFactory {
  func make() throws(ResolutionError) -> any AddTaskRoutes {
    let presenter = DefaultAddTaskPresenter(
      modelManager: try inject(), reachabilityManager: try inject())
    return AddTaskViewController(presenter: presenter, container: DefaultAddTaskView())
  }
}
