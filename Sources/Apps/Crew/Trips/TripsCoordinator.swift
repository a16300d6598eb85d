// The Trips flow, built with the FluxVIP kit.

import Coordination
import CrewCore
import CrewShared
import FluxVIP
import HeadlessUIKit
import Injection

/// The workers that carry out the trip list's actions.
struct TripListActionWorkers {
  let trips: TripWorker
  let period: TripPeriodWorker
}

/// The coordinator of the Trips tab.
final class TripsCoordinator: CoordinatorConfig {
  typealias Deps = any TripListDependenciesProtocol
  typealias ViewController = TripListViewController
  typealias ViewModel = TripListViewModel
  typealias Actions = any TripListActionProtocol

  weak var parentCoordinator: (any FeatureCoordinator)?

  private weak var navigation: UINavigationCoordinable?
  private let container: Container
  private let dependencies: any TripListDependenciesProtocol
  private let workers: TripListActionWorkers

  /// Creates the coordinator.
  ///
  /// - Parameters:
  ///   - container: The flow's container, whose parent is the tab bar's.
  ///   - dependencies: The view models' dependencies.
  ///   - workers: The workers that carry out the list's actions.
  init(
    container: Container, dependencies: any TripListDependenciesProtocol,
    workers: TripListActionWorkers
  ) {
    self.container = container
    self.dependencies = dependencies
    self.workers = workers
    Lifetimes.watch(self)
  }

  var builtController: UIViewController? { navigation }

  func buildUI() -> any UIViewController & Coordinable {
    let viewController = TripsCoordinator.configure(deps: dependencies, coordinator: self)
    viewController.segment = makeSegment()
    let navigation = UINavigationCoordinable.build(coordinator: self, root: viewController)
    self.navigation = navigation
    return navigation
  }

  /// Pushes a trip's detail screen, whose flow has its own container.
  func open(trip id: String, animated: Bool) {
    container.track("trip.opened", ["id": id])
    let flowContainer = Container(parent: container)
    TripDetailAssembly().assemble(container: flowContainer)
    guard let dependencies = flowContainer.resolve(TripDetailDependencies.self, argument: id)
    else { return }
    navigation?.navigate(
      to: TripDetailCoordinator(container: flowContainer, dependencies: dependencies),
      animated: animated)
  }

  func handle(_ action: CoordinatorAction) -> Bool {
    guard case .trip(let id) = CrewLink(action) else { return false }
    open(trip: id, animated: false)
    return true
  }

  private func makeSegment() -> TripSegmentViewController {
    let segment = TripSegmentViewController()
    segment.bind(deps: dependencies, actions: self)
    return segment
  }
}

extension TripsCoordinator: TripListActionProtocol {
  func showTrips() {
    workers.trips.fetchTripsOnce()
  }

  func refreshTrips() {
    workers.trips.refreshTripsOnRequest()
  }

  func choose(_ period: TripPeriod) {
    workers.period.choose(period)
  }

  func showTrip(id: String) {
    open(trip: id, animated: true)
  }

  func acknowledgeFailure() {
    workers.trips.acknowledgeFailure()
  }
}
