import Coordination
import FluxVIP
import HeadlessUIKit

/// The actions of the trip detail screen; it has none.
protocol TripDetailActionProtocol {}

/// The coordinator of the trip detail screen.
final class TripDetailCoordinator: CoordinatorConfig, TripDetailActionProtocol {
  typealias Deps = TripDetailDependencies
  typealias ViewController = TripDetailViewController
  typealias ViewModel = TripDetailViewModel
  typealias Actions = any TripDetailActionProtocol

  weak var parentCoordinator: (any FeatureCoordinator)?

  private weak var viewController: TripDetailViewController?
  private let dependencies: TripDetailDependencies

  init(tripID: String, dependencies: any TripListDependenciesProtocol) {
    self.dependencies = TripDetailDependencies(tripID: tripID, core: dependencies)
    Lifetimes.watch(self)
  }

  var builtController: UIViewController? { viewController }

  func buildUI() -> any UIViewController & Coordinable {
    let viewController = TripDetailCoordinator.configure(deps: dependencies, coordinator: self)
    self.viewController = viewController
    return viewController
  }
}
