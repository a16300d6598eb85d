import Foundation

/// A trip to or from a shift, as the server sends it.
nonisolated struct Trip: Codable, Equatable {
  let id: String
  let from: String
  let to: String
  let departure: Date
  let carrier: String
  let status: String
  let isPast: Bool

  /// The trip's title, such as `Amsterdam → Utrecht`.
  var route: String { "\(from) → \(to)" }
}

/// The period of the trips that a list shows.
enum TripPeriod: Int, CaseIterable {
  /// Trips still to come.
  case upcoming
  /// Trips that are over.
  case past

  /// The key of a period in an event's user info.
  static let key = "period"

  /// The segment's title.
  var title: String {
    switch self {
    case .upcoming: "Upcoming".localized
    case .past: "Past".localized
    }
  }
}
