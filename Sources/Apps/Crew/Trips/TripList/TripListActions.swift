/// What a person can ask for on the trip list.
protocol TripListActionProtocol {
  /// The list is there for the first time.
  func showTrips()

  /// The person pulled to refresh.
  func refreshTrips()

  /// The person chose which trips to see.
  func choose(_ period: TripPeriod)

  /// The person tapped a trip.
  func showTrip(id: String)

  /// The person has read that the trips could not be had.
  func acknowledgeFailure()
}
