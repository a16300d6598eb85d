import FluxVIP

/// The view model of the trip list.
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

  /// A row of the list.
  struct Row: Equatable {
    let id: String
    let route: String
    let departure: String
  }

  /// The trips of the chosen period.
  var rows: [Row] {
    let isPast = dependencies.tripStatus.period.value == .past
    return (dependencies.dataManager.trips ?? []).filter { $0.isPast == isPast }.map {
      Row(id: $0.id, route: $0.route, departure: TimeText.dayAndTime(of: $0.departure))
    }
  }

  /// Whether a refresh is under way.
  var isRefreshing: Bool { dependencies.tripStatus.isRefreshing.value }

  /// Whether the last refresh failed and the user has not yet dismissed the alert.
  var hasFailed: Bool { dependencies.tripStatus.hasFailed.value }

  /// The message of the last refresh that failed; nil if none did.
  var failureMessage: String? { dependencies.tripStatus.failureMessage }
}
