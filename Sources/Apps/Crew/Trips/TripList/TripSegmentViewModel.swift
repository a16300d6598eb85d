import FluxVIP

/// The view model of the segmented control.
final class TripSegmentViewModel: FeatureViewModel {
  weak var uiDelegate: TripSegmentViewController?

  let dependencies: any TripListDependenciesProtocol

  init(deps: any TripListDependenciesProtocol) {
    dependencies = deps
    deps.tripStatus.period.addObserver(self) { [weak self] in self?.notify() }
    deps.tripStatus.isRefreshing.addObserver(self) { [weak self] in self?.notify() }
  }

  /// The segments' titles.
  var titles: [String] { TripPeriod.allCases.map(\.title) }

  /// The index of the selected segment.
  var selectedIndex: Int { dependencies.tripStatus.period.value.rawValue }

  /// Whether the control is enabled; it is disabled during the first request for the trips.
  var isEnabled: Bool {
    dependencies.dataManager.trips != nil || !dependencies.tripStatus.isRefreshing.value
  }
}
