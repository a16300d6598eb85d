import Coordination
import FluxVIP
import HeadlessUIKit

/// What a person can ask for on the screen.
protocol __Name__ActionProtocol {
  /// Counts one more.
  func addOne()

  /// Leaves the screen.
  func finish()
}

/// Builds the screen and does what it asks for; the screen's controller keeps it alive.
final class __Name__Coordinator: CoordinatorConfig, __Name__ActionProtocol {
  typealias Deps = __Name__Dependencies
  typealias ViewController = __Name__ViewController
  typealias ViewModel = __Name__ViewModel
  typealias Actions = any __Name__ActionProtocol

  weak var parentCoordinator: (any FeatureCoordinator)?

  private weak var viewController: __Name__ViewController?
  private let dependencies: __Name__Dependencies

  init(dependencies: __Name__Dependencies) {
    self.dependencies = dependencies
    Lifetimes.watch(self)
  }

  var builtController: UIViewController? { viewController }

  func buildUI() -> any UIViewController & Coordinable {
    let viewController = __Name__Coordinator.configure(deps: dependencies, coordinator: self)
    self.viewController = viewController
    return viewController
  }

  func addOne() {
    dependencies.worker.addOne()
  }

  func finish() {
    viewController?.navigationController?.popViewController(animated: true)
  }
}
