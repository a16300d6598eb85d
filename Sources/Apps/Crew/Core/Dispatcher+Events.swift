package import FluxVIP

extension Dispatcher.Event {
  /// The user asked for new trips.
  static let tripsRefreshRequested = Self(rawValue: "trips.refresh.requested")

  /// A request for the trips began.
  static let tripsRefreshBegan = Self(rawValue: "trips.refresh.began")

  /// New trips were stored.
  static let tripsStored = Self(rawValue: "trips.stored")

  /// The key of an error's message in an event's user info.
  static let messageKey = "message"

  /// A request for the trips failed; carries the error's message.
  static let tripsRefreshFailed = Self(rawValue: "trips.refresh.failed")

  /// The user dismissed the alert about the failed request.
  static let tripsFailureAcknowledged = Self(rawValue: "trips.failure.acknowledged")

  /// A request for the trips ended, with or without an error.
  static let tripsRefreshEnded = Self(rawValue: "trips.refresh.ended")

  /// The user chose upcoming or past trips; carries a ``TripPeriod``.
  static let tripPeriodChosen = Self(rawValue: "trips.period.chosen")

  /// A request for the profile began.
  static let profileFetchBegan = Self(rawValue: "profile.fetch.began")

  /// A request for the profile ended, with or without an error.
  static let profileFetchEnded = Self(rawValue: "profile.fetch.ended")

  /// The user logged out; workers cancel their requests and states return to their initial values.
  package static let sessionEnded = Self(rawValue: "session.ended")

  /// The user turned biometry on.
  static let biometryEnabled = Self(rawValue: "biometry.enabled")

  /// The user turned biometry off.
  static let biometryDisabled = Self(rawValue: "biometry.disabled")
}
