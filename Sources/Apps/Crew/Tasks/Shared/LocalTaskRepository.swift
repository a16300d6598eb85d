import Reactive

/// The tasks this phone knows.
protocol LocalTaskRepository: AnyObject {
  /// The tasks, as they are known now and whenever that changes.
  var tasks: BehaviorRelay<[TaskModel]> { get }
}

extension LocalTaskRepository {
  /// Puts a task in the place of the one with its id.
  func replace(_ changed: TaskModel) {
    tasks.accept(tasks.value.map { $0.id == changed.id ? changed : $0 })
  }
}

/// The tasks in memory.
final class MemoryTaskRepository: LocalTaskRepository {
  let tasks = BehaviorRelay<[TaskModel]>(value: [])
}
