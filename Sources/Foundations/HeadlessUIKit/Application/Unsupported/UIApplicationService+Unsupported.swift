public import Foundation

// A delegate may declare these methods and hand their calls on to its parts. Nothing calls them: what they
// tell of does not happen here.

extension UIApplicationService {
  /// Does nothing: the day and the time zone changed.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}

  /// Does nothing: protected files are about to be locked.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}

  /// Does nothing: protected files can be read.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}

  /// Does nothing: a watch asks for the permission to read health data.
  public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {}

  /// Does nothing: the status bar is about to turn.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}

  /// Does nothing: the status bar has turned.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {}

  /// Does nothing: the status bar is about to move.
  public func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
  ) {}

  /// Does nothing: the status bar has moved.
  public func application(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
  ) {}

  /// Does nothing: an activity could not be continued.
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}

  /// Does nothing: an activity was updated.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}

  /// Passes `noData` to the handler: a background fetch is due.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }

  /// Calls the handler: the transfers of a background session are done.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }

  /// Calls the handler with nil: an app on a watch asks.
  public func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void
  ) { reply(nil) }
}
