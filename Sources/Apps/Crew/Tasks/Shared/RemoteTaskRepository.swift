import Foundation
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

/// An error in the server's response.
struct TaskRepositoryError: Error, Equatable, LocalizedError {
  let status: Int

  var errorDescription: String? { "The server answered with status \(status)." }
}

/// A remote repository that uses the device's network.
final class NetworkTaskRepository: RemoteTaskRepository {
  private let preferences: any PreferencesManager

  init(preferences: any PreferencesManager) {
    self.preferences = preferences
  }

  func tasks() -> Single<[TaskModel]> {
    send("GET", "/tasks", body: nil)
  }

  func create(name: String) -> Single<TaskModel> {
    send("POST", "/tasks", body: try? JSONEncoder().encode(["name": name]))
  }

  func set(done: Bool, of id: String) -> Single<TaskModel> {
    send("PATCH", "/tasks/\(id)", body: try? JSONEncoder().encode(["done": done]))
  }

  private func send<Model: Decodable>(
    _ method: String, _ path: String, body: Data?
  ) -> Single<Model> {
    let headers = preferences.authToken.map { ["Authorization": "Bearer \($0)"] } ?? [:]
    let request = HTTPRequest(method, path, headers: headers, body: body ?? Data())
    return Single.create { single in
      let token = Device.current.network.send(request) { result in
        single(Result { try Self.read(result.get()) })
      }
      return Disposables.create { token.cancel() }
    }
  }

  private static func read<Model: Decodable>(_ response: HTTPResponse) throws -> Model {
    guard response.isSuccess else { throw TaskRepositoryError(status: response.status) }
    return try JSONDecoder().decode(Model.self, from: response.body)
  }
}
