/// A user's profile as the server sends it.
nonisolated struct Profile: Codable, Equatable {
  let id: String
  let name: String
  let email: String
}
