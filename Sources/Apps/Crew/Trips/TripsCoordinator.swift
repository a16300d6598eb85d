// The Trips flow, built with the FluxVIP kit.

import Coordination
import FluxVIP
import HeadlessUIKit

/// The coordinator of the Trips tab.
final class TripsCoordinator: CoordinatorConfig {
  typealias Deps = any TripListDependenciesProtocol
  typealias ViewController = TripListViewController
  typealias ViewModel = TripListViewModel
  typealias Actions = any TripListActionProtocol

  weak var parentCoordinator: (any FeatureCoordinator)?

  private weak var viewController: TripListViewController?
  private let dependencies: any TripListDependenciesProtocol
  private let dispatcher: Dispatcher
  private let worker: TripWorker

  init(
    dependencies: any TripListDependenciesProtocol, dispatcher: Dispatcher, worker: TripWorker
  ) {
    self.dependencies = dependencies
    self.dispatcher = dispatcher
    self.worker = worker
    Lifetimes.watch(self)
  }

  var builtController: UIViewController? { viewController }

  func buildUI() -> any UIViewController & Coordinable {
    let viewController = TripsCoordinator.configure(deps: dependencies, coordinator: self)
    viewController.segment = makeSegment()
    self.viewController = viewController
    return viewController
  }

  /// Pushes a trip's detail screen.
  func open(trip id: String, animated: Bool) {
    let navigation = viewController?.navigationController as? UINavigationCoordinable
    navigation?.navigate(
      to: TripDetailCoordinator(tripID: id, dependencies: dependencies), animated: animated)
  }

  private func makeSegment() -> TripSegmentViewController {
    let segment = TripSegmentViewController()
    segment.bind(deps: dependencies, actions: self)
    return segment
  }
}

extension TripsCoordinator: TripListActionProtocol {
  func showTrips() {
    worker.fetchTripsOnce()
  }

  func refreshTrips() {
    dispatcher.post(.tripsRefreshRequested)
    worker.refreshTrips()
  }

  func choose(_ period: TripPeriod) {
    dispatcher.post(.tripPeriodChosen, userInfo: [TripPeriod.key: period])
  }

  func showTrip(id: String) {
    open(trip: id, animated: true)
  }

  func acknowledgeFailure() {
    dispatcher.post(.tripsFailureAcknowledged)
  }
}
