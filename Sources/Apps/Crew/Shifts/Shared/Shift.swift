import CrewShared
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
  let status: ShiftStatus

  /// The place of the shift; nil if the server does not say.
  var latitude: Double?
  var longitude: Double?

  /// Whether the user has applied for the job; nil if the server does not say.
  var isApplied: Bool?

  /// The place of the shift.
  var location: Geolocation? {
    guard let latitude, let longitude else { return nil }
    return Geolocation(latitude: latitude, longitude: longitude)
  }

  /// The shift's title, such as `Barista · Café Rokin`.
  var title: String { "\(job) · \(employer)" }
}

/// The state of a shift as the server sends it, which may be one that the app does not know.
struct ShiftStatus: RawRepresentable, Codable, Hashable {
  let rawValue: String

  /// The user works the shift.
  static let confirmed = Self(rawValue: "Confirmed")

  /// A colleague was asked to take over the shift.
  static let substituteRequested = Self(rawValue: "Substitute requested")

  /// The state in the device's language.
  var text: String { rawValue.localized }
}

/// A colleague who could take over a shift.
struct Colleague: Codable, Equatable {
  let id: String
  let name: String
}
