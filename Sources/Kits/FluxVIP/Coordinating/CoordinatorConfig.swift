import Coordination
import HeadlessDevice

/// A coordinator that declares its screen, view model and actions as associated types.
@MainActor public protocol CoordinatorConfig: FeatureCoordinator {
  /// The dependencies of the view model.
  associatedtype Deps

  /// The screen.
  associatedtype ViewController: UIViewCoordinable & FeatureViewController

  /// The view model.
  associatedtype ViewModel = ViewController.ViewModel

  /// The actions that the screen calls; the coordinator implements them.
  associatedtype Actions = ViewController.Actions
}

extension CoordinatorConfig
where
  ViewController.ViewModel.Dependencies == Deps,
  ViewController.ViewModel.UIDelegate == ViewController
{
  /// Creates the screen with its view model, and connects both to the coordinator.
  ///
  /// - Parameters:
  ///   - deps: the dependencies of the view model.
  ///   - coordinator: the coordinator, which the screen retains. If it does not implement the
  ///     screen's actions, a finding is reported.
  public static func configure(deps: Deps, coordinator: Self) -> ViewController {
    let viewController = ViewController()
    let actions = coordinator as? ViewController.Actions
    if actions == nil { reportMissingActions() }
    viewController.bind(deps: deps, actions: actions)
    viewController.coordinator = coordinator
    return viewController
  }

  private static func reportMissingActions() {
    Device.current.findings.report(
      .coordination,
      "\(Self.self) does not implement \(ViewController.Actions.self), so nothing that "
        + "\(ViewController.self) asks for is done: conform \(Self.self) to it.")
  }
}
