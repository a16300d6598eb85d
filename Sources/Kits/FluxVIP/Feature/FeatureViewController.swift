import HeadlessDevice
public import HeadlessUIKit

/// A screen that a view model updates.
@MainActor public protocol UIUpdating: AnyObject {
  /// Updates the views from the view model, once the view is loaded.
  func updateUI()
}

/// A screen that updates its views from its view model.
@MainActor public protocol FeatureViewController: UIViewController, UIUpdating {
  /// The type of the view model.
  associatedtype ViewModel: FeatureViewModel

  /// The protocol of the actions that its coordinator implements.
  associatedtype Actions

  /// The view model; set before the view is loaded.
  var viewModel: ViewModel? { get set }

  /// The actions, implemented by the coordinator; set before the view is loaded.
  var actions: Actions? { get set }

  /// Updates the views from the view model.
  func updateUI(viewModel: ViewModel)
}

extension FeatureViewController where ViewModel.UIDelegate == Self {
  /// Creates the screen's view model and connects the two; for a child view controller too.
  ///
  /// - Parameters:
  ///   - deps: the dependencies of the view model.
  ///   - actions: the implementation of the screen's actions.
  public func bind(deps: ViewModel.Dependencies, actions: Actions?) {
    let viewModel = ViewModel(deps: deps)
    viewModel.uiDelegate = self
    self.viewModel = viewModel
    self.actions = actions
  }
}

extension FeatureViewController {
  /// Updates the views from the view model, and records the step in the event log.
  ///
  /// Does nothing before the view is loaded.
  public func updateUI() {
    guard isViewLoaded, let viewModel else { return }
    Device.current.log.post(EventNames.name(Self.self, "updates"))
    updateUI(viewModel: viewModel)
  }
}
