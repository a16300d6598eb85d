import FluxVIP

/// The trip list in words: which trips, and whether they are being asked for.
final class TripListViewModel: FeatureViewModel {
  weak var uiDelegate: TripListViewController?

  let dependencies: any TripListDependenciesProtocol

  init(deps: any TripListDependenciesProtocol) {
    dependencies = deps
    let status = deps.tripStatus
    status.isRefreshing.addObserver(self) { [weak self] in self?.notify() }
    status.hasFailed.addObserver(self) { [weak self] in self?.notify() }
    status.period.addObserver(self) { [weak self] in self?.notify() }
  }

  /// One row of the list.
  struct Row: Equatable {
    let id: String
    let route: String
    let departure: String
  }

  /// The rows of the chosen period.
  var rows: [Row] {
    let isPast = dependencies.tripStatus.period.value == .past
    return (dependencies.dataManager.trips ?? []).filter { $0.isPast == isPast }.map {
      Row(id: $0.id, route: $0.route, departure: TimeText.dayAndTime(of: $0.departure))
    }
  }

  /// Whether the trips are being asked for.
  var isRefreshing: Bool { dependencies.tripStatus.isRefreshing.value }

  /// Whether they could not be had the last time.
  var hasFailed: Bool { dependencies.tripStatus.hasFailed.value }
}
