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
  ///   - coordinator: owned by the screen, and told what the person does where it implements
  ///     the screen's actions.
  public static func configure(deps: Deps, coordinator: Self) -> ViewController {
    let viewModel = ViewController.ViewModel(deps: deps)
    let viewController = ViewController()
    viewController.viewModel = viewModel
    viewController.actions = coordinator as? ViewController.Actions
    viewController.coordinator = coordinator
    viewModel.uiDelegate = viewController
    return viewController
  }
}
