import FluxVIP

/// The choice between upcoming and past trips, in words.
final class TripSegmentViewModel: FeatureViewModel {
  weak var uiDelegate: TripSegmentViewController?

  let dependencies: any TripListDependenciesProtocol

  init(deps: any TripListDependenciesProtocol) {
    dependencies = deps
    deps.tripStatus.period.addObserver(self) { [weak self] in self?.notify() }
    deps.tripStatus.isRefreshing.addObserver(self) { [weak self] in self?.notify() }
  }

  /// What the segments are called.
  var titles: [String] { TripPeriod.allCases.map(\.title) }

  /// Which segment is chosen.
  var selectedIndex: Int { dependencies.tripStatus.period.value.rawValue }

  /// Whether another one can be chosen: not while the trips are being asked for the first time.
  var isEnabled: Bool {
    dependencies.dataManager.trips != nil || !dependencies.tripStatus.isRefreshing.value
  }
}
