import HeadlessDevice
import MVPCF
import Reactive

/// The tasks on the server.
protocol RemoteTaskRepository: AnyObject {
  /// Requests all tasks.
  func tasks() -> Single<[TaskModel]>

  /// Creates a task.
  func create(name: String) -> Single<TaskModel>

  /// Marks a task as done or not done, and returns the changed task.
  func set(done: Bool, of id: String) -> Single<TaskModel>
}

/// A remote repository over an HTTP performer.
final class NetworkTaskRepository: RemoteTaskRepository {
  private let performer: any HTTPPerformer

  init(performer: any HTTPPerformer) {
    self.performer = performer
  }

  func tasks() -> Single<[TaskModel]> {
    performer.perform(HTTPRequest("GET", "/tasks"), as: [TaskModel].self)
  }

  func create(name: String) -> Single<TaskModel> {
    send("POST", "/tasks", json: ["name": name])
  }

  func set(done: Bool, of id: String) -> Single<TaskModel> {
    send("PATCH", "/tasks/\(id)", json: ["done": done])
  }

  private func send(_ method: String, _ path: String, json: some Encodable) -> Single<TaskModel> {
    .deferred { [performer] in
      performer.perform(try HTTPRequest(method, path, json: json), as: TaskModel.self)
    }
  }
}
