import HeadlessDevice

/// The tasks of the crew.
final class TaskResource {
  private struct ServerTask: Encodable {
    let id: String
    let name: String
    var done: Bool
  }

  private struct NewTask: Decodable {
    let name: String
  }

  private struct Change: Decodable {
    let done: Bool
  }

  private var tasks = [
    ServerTask(id: "k1", name: "Polish the glasses", done: false),
    ServerTask(id: "k2", name: "Count the till", done: false),
    ServerTask(id: "k3", name: "Lock the back door", done: false),
  ]

  var endpoints: [Endpoint] {
    [
      Endpoint("GET", "/tasks") { [self] _ in .ok(tasks) },
      Endpoint("GET", "/tasks/*") { [self] call in
        tasks.first { $0.id == call.segment(1) }.map { .ok($0) }
          ?? .refusal(404, "There is no task \(call.segment(1)).")
      },
      Endpoint("POST", "/tasks", answer: create),
      Endpoint("PATCH", "/tasks/*", answer: change),
    ]
  }

  private func create(_ call: Call) -> HTTPResponse {
    guard let new = call.json(NewTask.self), !new.name.isEmpty else {
      return .refusal(400, "A name is needed.")
    }
    let task = ServerTask(id: "k\(tasks.count + 1)", name: new.name, done: false)
    tasks.append(task)
    return .ok(task, status: 201)
  }

  private func change(_ call: Call) -> HTTPResponse {
    guard let index = tasks.firstIndex(where: { $0.id == call.segment(1) }) else {
      return .refusal(404, "There is no task \(call.segment(1)).")
    }
    guard let change = call.json(Change.self) else {
      return .refusal(400, "Say whether it is done.")
    }
    tasks[index].done = change.done
    return .ok(tasks[index])
  }
}
