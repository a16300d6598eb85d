/// A task as the server sends it.
struct TaskModel: Codable, Equatable {
  let id: String
  let name: String
  var done: Bool
}
