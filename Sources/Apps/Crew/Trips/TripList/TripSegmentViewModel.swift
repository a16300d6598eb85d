import CrewCore
import FluxVIP

/// The values that the segmented control reads.
protocol TripSegmentViewModelProtocol {
  /// The segments' titles.
  var titles: [String] { get }

  /// The index of the selected segment.
  var selectedIndex: Int { get }

  /// Whether the control is enabled; it is disabled during the first request for the trips.
  var isEnabled: Bool { get }
}

/// The view model of the segmented control.
final class TripSegmentViewModel: FeatureViewModel, TripSegmentViewModelProtocol {
  weak var uiDelegate: TripSegmentViewController?

  let dependencies: any TripListDependenciesProtocol

  init(deps: any TripListDependenciesProtocol) {
    dependencies = deps
    deps.tripStatus.period.addObserver(self) { [weak self] in self?.notify() }
    deps.tripStatus.isRefreshing.addObserver(self) { [weak self] in self?.notify() }
  }

  var titles: [String] { TripPeriod.allCases.map(\.title) }

  var selectedIndex: Int { dependencies.tripStatus.period.value.rawValue }

  var isEnabled: Bool {
    dependencies.dataManager.trips != nil || !dependencies.tripStatus.isRefreshing.value
  }
}
