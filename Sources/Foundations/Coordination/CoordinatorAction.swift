public import HeadlessUIKit

/// An action from outside the app, such as a link to open.
public enum CoordinatorAction {
  /// A link.
  case open(URL)

  /// A remote notification that the user opened, with its payload.
  case notification([AnyHashable: Any])

  /// A home screen quick action.
  case shortcut(UIApplicationShortcutItem)

  /// The options that the app was launched with.
  case launch([UIApplication.LaunchOptionsKey: Any])
}
