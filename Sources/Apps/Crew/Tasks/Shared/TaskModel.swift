/// Something to be done before one goes home, as the server tells it.
struct TaskModel: Codable, Equatable {
  let id: String
  let name: String
  var done: Bool
}
