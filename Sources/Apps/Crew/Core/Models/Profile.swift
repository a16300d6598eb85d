/// A user's profile as the server sends it.
package nonisolated struct Profile: Codable, Equatable {
  package let id: String
  package let name: String
  package let email: String
}
