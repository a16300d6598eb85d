import Coordination
import HeadlessDevice

/// A coordinator that binds its screen, its view model and its actions by their types alone.
@MainActor public protocol CoordinatorConfig: FeatureCoordinator {
  /// What the view model needs from the core.
  associatedtype Deps

  /// The screen.
  associatedtype ViewController: UIViewCoordinable & FeatureViewController

  /// The view model.
  associatedtype ViewModel = ViewController.ViewModel

  /// What the screen asks for; the coordinator implements it.
  associatedtype Actions = ViewController.Actions
}

extension CoordinatorConfig
where
  ViewController.ViewModel.Dependencies == Deps,
  ViewController.ViewModel.UIDelegate == ViewController
{
  /// Makes the screen with its view model, bound to each other and to the coordinator.
  ///
  /// - Parameters:
  ///   - deps: what the view model needs.
  ///   - coordinator: owned by the screen, and told what the person does; one that does not implement
  ///     the screen's actions is a finding.
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
