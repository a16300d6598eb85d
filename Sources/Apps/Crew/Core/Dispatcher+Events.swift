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

  /// The upcoming trips were chosen.
  static let upcomingTripsChosen = Self(rawValue: "trips.upcoming.chosen")

  /// The past trips were chosen.
  static let pastTripsChosen = Self(rawValue: "trips.past.chosen")

  /// The profile is being asked for.
  static let profileFetchBegan = Self(rawValue: "profile.fetch.began")

  /// Asking for the profile is over, well or not.
  static let profileFetchEnded = Self(rawValue: "profile.fetch.ended")

  /// The owner wants to unlock with face or finger.
  static let biometryEnabled = Self(rawValue: "biometry.enabled")

  /// The owner does not want to unlock with face or finger.
  static let biometryDisabled = Self(rawValue: "biometry.disabled")
}
