public import Foundation

nonisolated extension NotificationCenter {
  /// Posts a notification without more information.
  ///
  /// Foundation's own method has a third parameter with a default, by which a center conforms to no
  /// protocol of an app that requires this one.
  public func post(name: Notification.Name, object: Any?) {
    post(name: name, object: object, userInfo: nil)
  }
}
