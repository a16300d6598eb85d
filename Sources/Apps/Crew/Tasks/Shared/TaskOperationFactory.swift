import Injection
import MVPCF

/// A factory of operations on tasks.
protocol TaskOperationFactory {
  /// Makes an operation that marks a task as done or not done.
  func makeMark(done: Bool, of taskID: String) throws(ResolutionError) -> MarkTaskOperation
}

/// The default factory; resolves the repositories from the flow's container.
final class DefaultTaskOperationFactory: BaseFactory, TaskOperationFactory {
  func makeMark(done: Bool, of taskID: String) throws(ResolutionError) -> MarkTaskOperation {
    MarkTaskOperation(done: done, of: taskID, local: try inject(), remote: try inject())
  }
}
