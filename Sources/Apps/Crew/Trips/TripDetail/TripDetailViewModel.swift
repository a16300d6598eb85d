import FluxVIP

/// The trip detail screen's dependencies: the trip's id and the core.
struct TripDetailDependencies {
  let tripID: String
  let core: any TripListDependenciesProtocol
}

/// The view model of the trip detail screen.
final class TripDetailViewModel: FeatureViewModel {
  weak var uiDelegate: TripDetailViewController?

  let dependencies: TripDetailDependencies

  init(deps: TripDetailDependencies) {
    dependencies = deps
    deps.core.tripStatus.isRefreshing.addObserver(self) { [weak self] in self?.notify() }
  }

  /// The screen's title, such as `Amsterdam → Utrecht`; empty until the trip is loaded.
  var route: String { trip?.route ?? "" }

  /// The names and values of the trip's labels; empty until the trip is loaded.
  var facts: [(name: String, value: String)] {
    guard let trip else { return [] }
    return [
      ("From", trip.from), ("To", trip.to),
      ("Departure", TimeText.dayAndTime(of: trip.departure)), ("Carrier", trip.carrier),
      ("Status", trip.status),
    ]
  }

  private var trip: Trip? {
    dependencies.core.dataManager.trips?.first { $0.id == dependencies.tripID }
  }
}
