import FluxVIP

extension Dispatcher.Event {
  /// Somebody asked for new trips.
  static let tripsRefreshRequested = Self(rawValue: "trips.refresh.requested")

  /// The trips are being asked for.
  static let tripsRefreshBegan = Self(rawValue: "trips.refresh.began")

  /// New trips are in the store.
  static let tripsStored = Self(rawValue: "trips.stored")

  /// The trips could not be had.
  static let tripsRefreshFailed = Self(rawValue: "trips.refresh.failed")

  /// The person knows that the trips could not be had.
  static let tripsFailureAcknowledged = Self(rawValue: "trips.failure.acknowledged")

  /// Asking for the trips is over, well or not.
  static let tripsRefreshEnded = Self(rawValue: "trips.refresh.ended")

  /// Upcoming or past trips were chosen; carries a `TripPeriod`.
  static let tripPeriodChosen = Self(rawValue: "trips.period.chosen")

  /// The profile is being asked for.
  static let profileFetchBegan = Self(rawValue: "profile.fetch.began")

  /// Asking for the profile is over, well or not.
  static let profileFetchEnded = Self(rawValue: "profile.fetch.ended")

  /// Nobody is signed in any more: what belongs to a person is forgotten.
  static let sessionEnded = Self(rawValue: "session.ended")

  /// The owner wants to unlock with face or finger.
  static let biometryEnabled = Self(rawValue: "biometry.enabled")

  /// The owner does not want to unlock with face or finger.
  static let biometryDisabled = Self(rawValue: "biometry.disabled")
}
