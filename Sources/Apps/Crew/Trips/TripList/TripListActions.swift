import CrewCore

/// The actions of the trip list.
protocol TripListActionProtocol {
  /// Fetches the trips unless they are stored; called each time the list appears.
  func showTrips()

  /// Refreshes the trips; called on pull to refresh.
  func refreshTrips()

  /// Chooses upcoming or past trips.
  func choose(_ period: TripPeriod)

  /// Opens a trip.
  func showTrip(id: String)

  /// Clears the failure; called when the user dismisses the alert.
  func acknowledgeFailure()
}
