/// The delegate of the notification center.
///
/// Each method can be implemented with a completion handler or as `async`, as in UIKit. An `async`
/// method resumes when the main queue runs.
@MainActor public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Asks how to present a notification while the app is in the foreground.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

  /// Asks how to present a notification while the app is in the foreground.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// Tells the delegate that the user tapped a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)

  /// Tells the delegate that the user tapped a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
}

extension UNUserNotificationCenterDelegate {
  /// Calls the `async` method.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    Task {
      completionHandler(await self.userNotificationCenter(center, willPresent: notification))
    }
  }

  /// Returns no options: nothing shows, as for an app that does not implement the method.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  /// Calls the `async` method.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    Task {
      await self.userNotificationCenter(center, didReceive: response)
      completionHandler()
    }
  }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
}
