import HeadlessUIKit
import Injection
import MVPCF

/// Makes one task's screen.
protocol TaskDetailFactory {
  /// Makes the screen of a task with all that it needs.
  func make(taskID: String) throws(ResolutionError) -> any TaskDetailRoutes
}

/// Injects the presenter's managers from the flow's container.
final class DefaultTaskDetailFactory: BaseFactory, TaskDetailFactory {
  func make(taskID: String) throws(ResolutionError) -> any TaskDetailRoutes {
    let presenter = DefaultTaskDetailPresenter(taskID: taskID, modelManager: try inject())
    return TaskDetailViewController(presenter: presenter, container: DefaultTaskDetailView())
  }
}
