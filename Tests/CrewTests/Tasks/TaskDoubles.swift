@testable import CrewTasks
import Injection
import Reactive

extension TaskModel {
  static let glasses = TaskModel(id: "k1", name: "Polish the glasses", done: false)
  static let till = TaskModel(id: "k2", name: "Count the till", done: true)
}

/// A remote repository whose responses a test sends, in the order of the requests.
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

  func fail(_ message: String) {
    answers.removeFirst()(.failure(TestError(message)))
  }

  private func ask(_ call: String) -> Single<[TaskModel]> {
    .create { [self] single in
      calls.append(call)
      answers.append(single)
      return Disposables.create()
    }
  }
}

/// A factory of operations over given repositories, without a container.
struct TaskOperationFactoryDouble: TaskOperationFactory {
  let local: any LocalTaskRepository
  let remote: any RemoteTaskRepository

  func makeMark(done: Bool, of taskID: String) throws(ResolutionError) -> MarkTaskOperation {
    MarkTaskOperation(done: done, of: taskID, local: local, remote: remote)
  }
}

/// A model manager over a repository in memory and a remote double.
struct TaskFixture {
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
