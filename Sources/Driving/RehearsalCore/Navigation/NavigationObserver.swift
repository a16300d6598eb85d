import HeadlessDevice
package import HeadlessUIKit

/// An observer of a session's acts and of the screens that they lead to.
package protocol NavigationObserver: AnyObject {
  /// Tells that the app is about to be launched for a reason.
  func willLaunch(for reason: UIApplication.LaunchReason, in session: Session)

  /// Tells that an action is about to be performed.
  func willPerform(_ action: Action, in session: Session)

  /// Tells that the current action is about to touch an element, which is ready, or the screen.
  ///
  /// A move during the wait for the element belongs to the action before.
  func willTouch(_ element: (any AccessibleElement)?, in session: Session)

  /// Tells that no transition runs; called after each event, whether anything changed or not.
  func didSettle(_ session: Session)
}

extension Session {
  /// Tells the observer that the app has settled, unless a transition runs.
  package func observeNavigation() {
    makeCurrent()
    guard let navigationObserver, application.map({ $0.transitionsInFlight == 0 }) ?? true else {
      return
    }
    navigationObserver.didSettle(self)
  }
}
