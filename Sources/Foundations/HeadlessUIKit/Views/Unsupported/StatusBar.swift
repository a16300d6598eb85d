public import Foundation

extension UIApplication {
  /// Whether the status bar shows activity; without effect.
  public final var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set { _ = newValue }
  }

  /// The frame of the status bar; nothing is laid out.
  public final var statusBarFrame: CGRect { .zero }

  /// Whether the status bar is hidden; false whatever is set, since nothing is laid out.
  public final var isStatusBarHidden: Bool {
    get { false }
    set { _ = newValue }
  }

  /// The style of the status bar; always the default, whatever is set.
  public final var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set { _ = newValue }
  }

  /// Does nothing: nothing is laid out.
  public final func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  /// Does nothing: nothing is laid out.
  public final func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// Posted on a phone before the status bar grows or shrinks; never posted.
  nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted on a phone after the status bar grew or shrank; never posted.
  nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
}

extension UITabBar {
  /// The style of the bar; stored, without effect.
  public final var barStyle: UIBarStyle {
    get { stored(.default) }
    set { store(newValue) }
  }
}

extension UISearchBar {
  /// The style of the bar; without effect.
  public final var barStyle: UIBarStyle {
    get { .default }
    set { _ = newValue }
  }
}
