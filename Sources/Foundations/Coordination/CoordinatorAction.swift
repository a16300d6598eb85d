public import HeadlessUIKit

/// Anything that reaches an app from outside and wants to be shown somewhere.
public enum CoordinatorAction {
  /// A link.
  case open(URL)

  /// A remote notification the person followed, with its payload.
  case notification([AnyHashable: Any])

  /// A quick action on the home screen.
  case shortcut(UIApplicationShortcutItem)

  /// What the app was launched with.
  case launch([UIApplication.LaunchOptionsKey: Any])
}
