import Foundation

/// A shift as the server sends it.
struct Shift: Codable, Equatable {
  let id: String
  let job: String
  let employer: String
  let address: String
  let description: String
  let start: Date
  let end: Date
  let hourlyRate: Double
  let status: String

  /// Whether the user has applied for the job; nil if the server does not say.
  var isApplied: Bool?

  /// The shift's title, such as `Barista · Café Rokin`.
  var title: String { "\(job) · \(employer)" }
}

/// A colleague who could take over a shift.
struct Colleague: Codable, Equatable {
  let id: String
  let name: String
}
