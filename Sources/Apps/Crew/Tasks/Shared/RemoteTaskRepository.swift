import Foundation
import HeadlessDevice
import Reactive

/// Where tasks come from and go to.
protocol RemoteTaskRepository: AnyObject {
  /// All tasks.
  func tasks() -> Single<[TaskModel]>

  /// A new task.
  func create(name: String) -> Single<TaskModel>

  /// A task that is done, or not.
  func set(done: Bool, of id: String) -> Single<TaskModel>
}

/// Why the server's answer is of no use.
struct TaskRepositoryError: Error, Equatable, LocalizedError {
  let status: Int

  var errorDescription: String? { "The server answered with status \(status)." }
}

/// The server, over the phone's network.
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
