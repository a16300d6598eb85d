// The __Name__ feature, built with the FluxVIP kit.

import Coordination
import FluxVIP
import HeadlessUIKit

/// The actions of the screen.
protocol __Name__ActionProtocol {
  /// Adds one to the count.
  func addOne()

  /// Pops the screen.
  func finish()
}

/// The coordinator, which builds the screen and performs its actions.
///
/// Only the screen's controller holds it strongly, so popping the screen releases both.
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
