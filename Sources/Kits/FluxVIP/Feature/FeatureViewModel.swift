import HeadlessDevice

/// A facade over the domain states: read-only properties in the words of one screen.
///
/// It observes the states it combines and calls ``notify()`` when one of them changed.
@MainActor public protocol FeatureViewModel: AnyObject {
  /// The screen that is updated.
  associatedtype UIDelegate: UIUpdating

  /// What it needs from the core.
  associatedtype Dependencies

  /// The screen; weak, since the screen owns its view model.
  var uiDelegate: UIDelegate? { get set }

  /// What it needs from the core.
  var dependencies: Dependencies { get }

  /// Creates a view model and begins to observe.
  init(deps: Dependencies)
}

extension FeatureViewModel {
  /// Tells the screen that something changed; the step stands in the event log.
  public func notify() {
    Device.current.log.post(StepNames.name(Self.self, "notifies"))
    uiDelegate?.updateUI()
  }
}
