import CrewCore
import CrewShared
import FluxVIP

/// The content of the trip list.
struct TripListProps: Equatable {
  /// A row of the list.
  struct Row: Equatable {
    let id: String
    let route: String
    let departure: String
  }

  /// The trips of the chosen period.
  var rows: [Row] = []
  var isRefreshing = false

  /// Whether the last refresh failed and the user has not yet dismissed the alert.
  var hasFailed = false
}

/// The values that the trip list reads.
protocol TripListViewModelProtocol {
  /// The content of the list.
  var props: TripListProps { get }

  /// The message of the last refresh that failed; nil if none did.
  var failureMessage: String? { get }
}

/// The view model of the trip list.
final class TripListViewModel: FeatureViewModel, TripListViewModelProtocol {
  weak var uiDelegate: TripListViewController?

  let dependencies: any TripListDependenciesProtocol

  init(deps: any TripListDependenciesProtocol) {
    dependencies = deps
    let status = deps.tripStatus
    status.isRefreshing.addObserver(self) { [weak self] in self?.notify() }
    status.hasFailed.addObserver(self) { [weak self] in self?.notify() }
    status.period.addObserver(self) { [weak self] in self?.notify() }
  }

  var props: TripListProps {
    let status = dependencies.tripStatus
    return TripListProps(
      rows: rows, isRefreshing: status.isRefreshing.value, hasFailed: status.hasFailed.value)
  }

  var failureMessage: String? { dependencies.tripStatus.failureMessage }

  private var rows: [TripListProps.Row] {
    let isPast = dependencies.tripStatus.period.value == .past
    return (dependencies.dataManager.trips ?? []).filter { $0.isPast == isPast }.map {
      TripListProps.Row(
        id: $0.id, route: $0.route, departure: TimeText.dayAndTime(of: $0.departure))
    }
  }
}
