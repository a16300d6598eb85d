// A trip's flow, built with the FluxVIP kit.

import Coordination
import FluxVIP
import HeadlessUIKit
import Injection

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
  private let container: Container
  private let dependencies: TripDetailDependencies

  /// Creates the coordinator.
  ///
  /// - Parameters:
  ///   - container: The flow's container, whose parent is the Trips flow's.
  ///   - dependencies: The view model's dependencies.
  init(container: Container, dependencies: TripDetailDependencies) {
    self.container = container
    self.dependencies = dependencies
    Lifetimes.watch(self)
  }

  var builtController: UIViewController? { viewController }

  func buildUI() -> any UIViewController & Coordinable {
    let viewController = TripDetailCoordinator.configure(deps: dependencies, coordinator: self)
    self.viewController = viewController
    return viewController
  }
}
