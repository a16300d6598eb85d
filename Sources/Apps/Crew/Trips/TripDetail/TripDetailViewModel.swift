import FluxVIP

/// What the trip screen needs: the core's trips, and which one it is.
struct TripDetailDependencies {
  let tripID: String
  let core: any TripListDependenciesProtocol
}

/// One trip in words.
final class TripDetailViewModel: FeatureViewModel {
  weak var uiDelegate: TripDetailViewController?

  let dependencies: TripDetailDependencies

  init(deps: TripDetailDependencies) {
    dependencies = deps
    deps.core.tripStatus.isRefreshing.addObserver(self) { [weak self] in self?.notify() }
  }

  /// `Amsterdam → Utrecht`; empty until the trip is known.
  var route: String { trip?.route ?? "" }

  /// The trip's lines: what they are called, and what they say.
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
