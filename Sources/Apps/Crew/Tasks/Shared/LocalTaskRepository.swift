import Reactive

/// The tasks stored on the device.
protocol LocalTaskRepository: AnyObject {
  /// The current tasks and their changes.
  var tasks: BehaviorRelay<[TaskModel]> { get }
}

extension LocalTaskRepository {
  /// Replaces the task that has the same id.
  func replace(_ changed: TaskModel) {
    tasks.accept(tasks.value.map { $0.id == changed.id ? changed : $0 })
  }
}

/// A local repository in memory.
final class MemoryTaskRepository: LocalTaskRepository {
  let tasks = BehaviorRelay<[TaskModel]>(value: [])
}
