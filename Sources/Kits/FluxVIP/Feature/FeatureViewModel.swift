import HeadlessDevice

/// A view model: a facade over the domain states, with read-only properties for one screen.
///
/// It observes the states it combines, and calls ``notify()`` when one of them changed.
@MainActor public protocol FeatureViewModel: AnyObject {
  /// The type of the screen to update.
  associatedtype UIDelegate: UIUpdating

  /// The type of the dependencies.
  associatedtype Dependencies

  /// The screen; weak, since the screen retains its view model.
  var uiDelegate: UIDelegate? { get set }

  /// The dependencies, such as domain states.
  var dependencies: Dependencies { get }

  /// Creates a view model that observes the states it needs.
  init(deps: Dependencies)
}

extension FeatureViewModel {
  /// Updates the screen, and records the step in the event log.
  public func notify() {
    Device.current.log.post(EventNames.name(Self.self, "notifies"))
    uiDelegate?.updateUI()
  }
}
