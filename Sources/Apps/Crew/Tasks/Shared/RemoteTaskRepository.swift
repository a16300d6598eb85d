import HeadlessDevice
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

/// A remote repository over the app's HTTP client.
final class NetworkTaskRepository: RemoteTaskRepository {
  private let client: any HTTPClient

  init(client: any HTTPClient) {
    self.client = client
  }

  func tasks() -> Single<[TaskModel]> {
    client.model(of: HTTPRequest("GET", "/tasks"))
  }

  func create(name: String) -> Single<TaskModel> {
    send("POST", "/tasks", json: ["name": name])
  }

  func set(done: Bool, of id: String) -> Single<TaskModel> {
    send("PATCH", "/tasks/\(id)", json: ["done": done])
  }

  private func send(_ method: String, _ path: String, json: some Encodable) -> Single<TaskModel> {
    .deferred { [client] in client.model(of: try HTTPRequest(method, path, json: json)) }
  }
}
