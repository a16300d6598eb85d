import CrewCore
import FluxVIP
import Injection

/// The trip list's dependencies on the core.
protocol TripListDependenciesProtocol {
  /// The store that the trips are read from.
  var dataManager: any DataManager { get }

  /// The state of the refresh and the chosen period.
  var tripStatus: TripStatus { get }
}

/// The default dependencies, injected from the app's container.
final class TripListDependencies: TripListDependenciesProtocol {
  @Inject var dataManager: any DataManager
  @Inject var tripStatus: TripStatus
}
