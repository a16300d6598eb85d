import Reactive

/// The tasks on the device, synchronized with the server.
protocol ModelManager: AnyObject {
  /// The current tasks and their changes.
  var tasks: BehaviorRelay<[TaskModel]> { get }

  /// Requests the tasks from the server.
  func refresh() -> Single<Void>

  /// Creates a task on the server, then on the device.
  func create(name: String) -> Single<TaskModel>

  /// Marks a task as done or not done; the task on the device changes only if the server accepts it.
  ///
  /// Changes are sent one at a time, in order. Disposing of a subscription does not cancel a change.
  func set(done: Bool, of id: String) -> Single<Void>
}

/// The default model manager, over a local and a remote repository.
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
