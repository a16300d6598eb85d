/// Something that is told what a controller was told of its view, right after the controller.
package protocol ViewObserver: AnyObject {
  /// The controller's method for the event has returned; `didLoad` is never animated.
  func controllerWasTold(_ event: ViewEvent, animated: Bool)
}

/// What a controller is told of its view, in the order of a view's life.
package enum ViewEvent {
  case didLoad, willAppear, isAppearing, didAppear, willDisappear, didDisappear
}
