import HeadlessDevice

/// The tasks of the crew.
final class TaskResource {
  private struct ServerTask: Encodable, Identifiable {
    let id: String
    let name: String
    var done = false

    /// The tasks every server begins with.
    static let all = Ledger([
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
      Endpoint("GET", "/tasks") { [self] _ in tasks.list },
      Endpoint("GET", "/tasks/*") { [self] call in
        tasks.answer(about: call.segment(1), called: "task")
      },
      Endpoint("POST", "/tasks", answer: create),
      Endpoint("PATCH", "/tasks/*", answer: change),
    ]
  }

  private func create(_ call: Call) -> HTTPResponse {
    guard let new = call.json(NewTask.self), new.name.contains(where: { !$0.isWhitespace }) else {
      return .refusal(400, "A name is needed.")
    }
    let task = ServerTask(id: "k\(tasks.entries.count + 1)", name: new.name)
    tasks.entries.append(task)
    return .ok(task, status: 201)
  }

  private func change(_ call: Call) -> HTTPResponse {
    guard let index = tasks.index(of: call.segment(1)) else {
      return tasks.answer(about: call.segment(1), called: "task")
    }
    guard let change = call.json(Change.self) else {
      return .refusal(400, "Say whether it is done.")
    }
    tasks.entries[index].done = change.done
    return .ok(tasks.entries[index])
  }
}
