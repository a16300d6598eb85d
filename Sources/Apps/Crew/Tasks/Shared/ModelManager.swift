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
  ///
  /// Such changes are made one at a time, in order, and whoever subscribed may leave meanwhile.
  func set(done: Bool, of id: String) -> Single<Void>
}

/// The manager over a local and a remote repository.
final class TaskModelManager: ModelManager {
  private let local: any LocalTaskRepository
  private let remote: any RemoteTaskRepository
  private let operationFactory: any TaskOperationFactory
  private let queue = PublishSubject<MarkTaskOperation>()
  private let disposeBag = DisposeBag()

  init(
    local: any LocalTaskRepository, remote: any RemoteTaskRepository,
    operationFactory: any TaskOperationFactory
  ) {
    self.local = local
    self.remote = remote
    self.operationFactory = operationFactory
    queue.concatMap { $0.run() }.subscribe().disposed(by: disposeBag)
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
    .deferred { [operationFactory, queue] in
      let operation = try operationFactory.makeMark(done: done, of: id)
      queue.onNext(operation)
      return operation.result
    }
  }
}
