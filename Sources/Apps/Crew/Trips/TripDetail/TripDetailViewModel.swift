import CrewCore
import CrewShared
import FluxVIP

/// The trip detail screen's dependencies: the trip's id and the core.
struct TripDetailDependencies {
  let tripID: String
  let core: any TripListDependenciesProtocol
}

/// The content of the trip detail screen.
struct TripDetailProps: Equatable {
  /// The screen's title, such as `Amsterdam → Utrecht`.
  var route = ""
  var from = ""
  var to = ""
  var departure = ""
  var carrier = ""
  var status = ""
}

/// The values that the trip detail screen reads.
protocol TripDetailViewModelProtocol {
  /// The content of the screen; empty until the trip is loaded.
  var props: TripDetailProps { get }
}

/// The view model of the trip detail screen.
final class TripDetailViewModel: FeatureViewModel, TripDetailViewModelProtocol {
  weak var uiDelegate: TripDetailViewController?

  let dependencies: TripDetailDependencies

  init(deps: TripDetailDependencies) {
    dependencies = deps
    deps.core.tripStatus.isRefreshing.addObserver(self) { [weak self] in self?.notify() }
  }

  var props: TripDetailProps {
    guard let trip else { return TripDetailProps() }
    return TripDetailProps(
      route: trip.route, from: trip.from, to: trip.to,
      departure: TimeText.dayAndTime(of: trip.departure), carrier: trip.carrier,
      status: trip.status.localized)
  }

  private var trip: Trip? {
    dependencies.core.dataManager.trips?.first { $0.id == dependencies.tripID }
  }
}
