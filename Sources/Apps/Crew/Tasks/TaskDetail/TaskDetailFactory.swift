import HeadlessUIKit
import Injection
import MVPCF

/// A factory of the task detail screen.
protocol TaskDetailFactory {
  /// Makes the screen of a task and injects its dependencies.
  func make(taskID: String) throws(ResolutionError) -> any TaskDetailRoutes
}

/// The default factory; resolves the presenter's managers from the flow's container.
final class DefaultTaskDetailFactory: BaseFactory, TaskDetailFactory {
  func make(taskID: String) throws(ResolutionError) -> any TaskDetailRoutes {
    let presenter = DefaultTaskDetailPresenter(taskID: taskID, modelManager: try inject())
    return TaskDetailViewController(presenter: presenter, container: DefaultTaskDetailView())
  }
}
