import HeadlessUIKit
import Injection
import MVPCF

/// Makes the screen that adds a task.
protocol AddTaskFactory {
  /// Makes the screen with all that it needs.
  func make() throws(ResolutionError) -> any AddTaskRoutes
}

/// Injects the presenter's managers from the flow's container.
final class DefaultAddTaskFactory: BaseFactory, AddTaskFactory {
  func make() throws(ResolutionError) -> any AddTaskRoutes {
    let presenter = DefaultAddTaskPresenter(
      modelManager: try inject(), reachabilityManager: try inject())
    return AddTaskViewController(presenter: presenter, container: DefaultAddTaskView())
  }
}
