import Foundation

/// A ride to or from a shift, as the server tells it.
struct Trip: Codable, Equatable {
  let id: String
  let from: String
  let to: String
  let departure: Date
  let carrier: String
  let status: String
  let isPast: Bool

  /// `Amsterdam → Utrecht`.
  var route: String { "\(from) → \(to)" }
}

/// Which trips a list shows.
enum TripPeriod: Int, CaseIterable {
  /// Those still to come.
  case upcoming
  /// Those that are over.
  case past

  /// What an event carries a period under.
  static let key = "period"

  /// What the segment is called.
  var title: String {
    switch self {
    case .upcoming: "Upcoming"
    case .past: "Past"
    }
  }
}
