/// Somebody at work, as the server tells it.
struct Profile: Codable, Equatable {
  let id: String
  let name: String
  let email: String
}
