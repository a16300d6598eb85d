import Reactive

/// Keeps the tasks of this phone and those of the server the same.
protocol ModelManager: AnyObject {
  /// The tasks, as they are known now and whenever that changes.
  var tasks: BehaviorRelay<[TaskModel]> { get }

  /// Asks the server for the tasks.
  func refresh() -> Single<Void>

  /// Makes a task.
  func create(name: String) -> Single<TaskModel>

  /// Marks a task as done, or not; where the server refuses, the task is as it was.
  func set(done: Bool, of id: String) -> Single<Void>
}

/// The manager over a local and a remote repository.
final class TaskModelManager: ModelManager {
  private let local: any LocalTaskRepository
  private let remote: any RemoteTaskRepository

  init(local: any LocalTaskRepository, remote: any RemoteTaskRepository) {
    self.local = local
    self.remote = remote
  }

  var tasks: BehaviorRelay<[TaskModel]> { local.tasks }

  func refresh() -> Single<Void> {
    remote.tasks().map { [local] in local.tasks.accept($0) }
  }

  func create(name: String) -> Single<TaskModel> {
    remote.create(name: name).map { [local] task in
      local.tasks.accept(local.tasks.value + [task])
      return task
    }
  }

  func set(done: Bool, of id: String) -> Single<Void> {
    remote.set(done: done, of: id).map { [local] changed in
      local.tasks.accept(local.tasks.value.map { $0.id == changed.id ? changed : $0 })
    }
  }
}
