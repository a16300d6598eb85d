import CrewShared
package import Foundation

/// A trip to or from a shift, as the server sends it.
package nonisolated struct Trip: Codable, Equatable {
  package let id: String
  package let from: String
  package let to: String
  package let departure: Date
  package let carrier: String
  package let status: String
  package let isPast: Bool

  /// The trip's title, such as `Amsterdam → Utrecht`.
  package var route: String { "\(from) → \(to)" }
}

/// The period of the trips that a list shows.
package enum TripPeriod: Int, CaseIterable {
  /// Trips still to come.
  case upcoming
  /// Trips that are over.
  case past

  /// The key of a period in an event's user info.
  static let key = "period"

  /// The segment's title.
  package var title: String {
    switch self {
    case .upcoming: "Upcoming".localized
    case .past: "Past".localized
    }
  }
}
