@testable import Crew
import Injection
import Reactive

extension TaskModel {
  static let glasses = TaskModel(id: "k1", name: "Polish the glasses", done: false)
  static let till = TaskModel(id: "k2", name: "Count the till", done: true)
}

/// The server's side of the tasks: answers when a test says so, in the order it was asked.
final class RemoteTaskDouble: RemoteTaskRepository {
  private(set) var calls: [String] = []
  private var answers: [(Result<[TaskModel], any Error>) -> Void] = []

  func tasks() -> Single<[TaskModel]> { ask("tasks") }

  func create(name: String) -> Single<TaskModel> { ask("create \(name)").map { $0[0] } }

  func set(done: Bool, of id: String) -> Single<TaskModel> {
    ask("\(id) is \(done ? "" : "not ")done").map { $0[0] }
  }

  func answer(_ tasks: TaskModel...) {
    answers.removeFirst()(.success(tasks))
  }

  func refuse(_ message: String) {
    answers.removeFirst()(.failure(Mistake(message)))
  }

  private func ask(_ call: String) -> Single<[TaskModel]> {
    .create { [self] single in
      calls.append(call)
      answers.append(single)
      return Disposables.create()
    }
  }
}

/// Makes operations over given repositories, without a container.
struct TaskOperationFactoryDouble: TaskOperationFactory {
  let local: any LocalTaskRepository
  let remote: any RemoteTaskRepository

  func makeMark(done: Bool, of taskID: String) throws(ResolutionError) -> MarkTaskOperation {
    MarkTaskOperation(done: done, of: taskID, local: local, remote: remote)
  }
}

/// A model manager over memory and a remote double, with what it stands on.
struct TaskWorld {
  let local = MemoryTaskRepository()
  let remote = RemoteTaskDouble()
  let manager: TaskModelManager

  init(_ tasks: [TaskModel] = [.glasses, .till]) {
    local.tasks.accept(tasks)
    manager = TaskModelManager(
      local: local, remote: remote,
      operationFactory: TaskOperationFactoryDouble(local: local, remote: remote))
  }
}
