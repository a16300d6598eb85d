import Foundation

/// A shift, as the server tells it.
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

  /// `Barista · Café Rokin`.
  var title: String { "\(job) · \(employer)" }
}

/// Somebody who could take over a shift.
struct Colleague: Codable, Equatable {
  let id: String
  let name: String
}
