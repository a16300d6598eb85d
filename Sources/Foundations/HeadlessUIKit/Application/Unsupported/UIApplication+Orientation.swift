public import Foundation

extension UIApplication {
  /// The orientation of the status bar; always portrait.
  public final var statusBarOrientation: UIInterfaceOrientation { .portrait }

  /// Returns the orientations in which a window can be shown: those that the delegate returns.
  public final func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }

  /// The time of the status bar's rotation in seconds; never used.
  public final var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

  /// Posted on a phone before the status bar rotates; never posted.
  nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted on a phone after the status bar rotated; never posted.
  nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")

  /// The key of the orientation before or after a rotation in the notifications' user info.
  nonisolated public static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
}
