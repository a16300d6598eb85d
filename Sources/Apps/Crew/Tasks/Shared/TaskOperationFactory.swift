import Injection
import MVPCF

/// Makes operations on the tasks.
protocol TaskOperationFactory {
  /// Makes the operation that marks a task as done, or not.
  func makeMark(done: Bool, of taskID: String) throws(ResolutionError) -> MarkTaskOperation
}

/// Injects the repositories from the flow's container.
final class DefaultTaskOperationFactory: BaseFactory, TaskOperationFactory {
  func makeMark(done: Bool, of taskID: String) throws(ResolutionError) -> MarkTaskOperation {
    MarkTaskOperation(done: done, of: taskID, local: try inject(), remote: try inject())
  }
}
