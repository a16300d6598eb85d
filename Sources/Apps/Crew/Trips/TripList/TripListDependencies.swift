import FluxVIP
import Injection

/// What the trip list needs from the core.
protocol TripListDependenciesProtocol {
  /// Where the trips are read from.
  var dataManager: any DataManager { get }

  /// What is known of the trips besides the trips.
  var tripStatus: TripStatus { get }
}

/// The core's own, injected from the app's container.
final class TripListDependencies: TripListDependenciesProtocol {
  @Inject var dataManager: any DataManager
  @Inject var tripStatus: TripStatus
}
