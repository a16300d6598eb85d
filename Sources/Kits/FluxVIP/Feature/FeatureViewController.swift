import HeadlessDevice
public import HeadlessUIKit

/// What a view model tells that something changed.
@MainActor public protocol UIUpdating: AnyObject {
  /// Brings the views to what the view model says, once there are views.
  func updateUI()
}

/// A screen that is bound to its view model by their types, and updates itself from it.
@MainActor public protocol FeatureViewController: UIViewController, UIUpdating {
  /// Its view model's type.
  associatedtype ViewModel: FeatureViewModel

  /// What its coordinator does for it, as a protocol.
  associatedtype Actions

  /// What it shows; set before the view is loaded.
  var viewModel: ViewModel? { get set }

  /// What it asks its coordinator for; set before the view is loaded.
  var actions: Actions? { get set }

  /// Brings the views to what the view model says.
  func updateUI(viewModel: ViewModel)
}

extension FeatureViewController where ViewModel.UIDelegate == Self {
  /// Makes the screen's view model and binds the two; a screen inside another is bound so as well.
  ///
  /// - Parameters:
  ///   - deps: what the view model needs.
  ///   - actions: who does what the screen asks for.
  public func bind(deps: ViewModel.Dependencies, actions: Actions?) {
    let viewModel = ViewModel(deps: deps)
    viewModel.uiDelegate = self
    self.viewModel = viewModel
    self.actions = actions
  }
}

extension FeatureViewController {
  /// Brings the views to what the view model says, once there are views; the step stands in the
  /// event log.
  public func updateUI() {
    guard isViewLoaded, let viewModel else { return }
    Device.current.log.post(StepNames.name(Self.self, "updates"))
    updateUI(viewModel: viewModel)
  }
}
