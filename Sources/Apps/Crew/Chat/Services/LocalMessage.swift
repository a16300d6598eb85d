import Foundation

/// A message written on this phone, on its way to the server.
struct LocalMessage: Equatable {
  /// How far it has come.
  enum Status: Equatable {
    /// It waits for its turn, or for its answer.
    case pending
    /// The server has it, under this id.
    case sent(id: String)
    /// The server did not take it.
    case failed
  }

  let id: UUID
  let body: String
  let createdAt: Date
  var status = Status.pending
}
