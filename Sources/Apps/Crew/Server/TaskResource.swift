import HeadlessDevice

/// The endpoints of the tasks.
final class TaskResource {
  private struct ServerTask: Encodable, Identifiable {
    let id: String
    let name: String
    var done = false

    /// The initial tasks.
    static let all = ResourceList([
      ServerTask(id: "k1", name: "Polish the glasses"),
      ServerTask(id: "k2", name: "Count the till"),
      ServerTask(id: "k3", name: "Lock the back door"),
    ])
  }

  private struct NewTask: Decodable {
    let name: String
  }

  private struct Change: Decodable {
    let done: Bool
  }

  private var tasks = ServerTask.all

  var endpoints: [Endpoint] {
    [
      Endpoint("GET", "/tasks") { [self] _ in tasks.listResponse },
      Endpoint("GET", "/tasks/*") { [self] request in
        tasks.response(for: request.segment(1), named: "task")
      },
      Endpoint("POST", "/tasks", handler: create),
      Endpoint("PATCH", "/tasks/*", handler: change),
    ]
  }

  private func create(_ request: ServerRequest) -> HTTPResponse {
    guard let new = request.json(NewTask.self), new.name.contains(where: { !$0.isWhitespace })
    else {
      return .error(400, "A name is needed.")
    }
    let task = ServerTask(id: "k\(tasks.entries.count + 1)", name: new.name)
    tasks.entries.append(task)
    return .ok(task, status: 201)
  }

  private func change(_ request: ServerRequest) -> HTTPResponse {
    guard let index = tasks.index(of: request.segment(1)) else {
      return tasks.response(for: request.segment(1), named: "task")
    }
    guard let change = request.json(Change.self) else {
      return .error(400, "Say whether it is done.")
    }
    tasks.entries[index].done = change.done
    return .ok(tasks.entries[index])
  }
}
