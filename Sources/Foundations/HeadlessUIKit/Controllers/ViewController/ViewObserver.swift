/// An observer of view events, called after the controller's own method.
package protocol ViewObserver: AnyObject {
  /// Called before the controller's method for the event.
  func controllerWillBeTold(_ event: ViewEvent, animated: Bool)

  /// Called after the controller's method for the event returned; `didLoad` is never animated.
  func controllerWasTold(_ event: ViewEvent, animated: Bool)

  /// Called by `didMove(toParent:)`.
  func controllerDidMove(toParent parent: UIViewController?)
}

/// The view events of a controller, in the order of a life cycle.
package enum ViewEvent {
  case didLoad, willAppear, isAppearing, didAppear, willDisappear, didDisappear
}

extension UIViewController {
  /// Calls the controller's method for an event; tells the observer before and after.
  final func tell(_ event: ViewEvent, animated: Bool, _ method: () -> Void) {
    viewObserver?.controllerWillBeTold(event, animated: animated)
    method()
    viewObserver?.controllerWasTold(event, animated: animated)
  }
}
