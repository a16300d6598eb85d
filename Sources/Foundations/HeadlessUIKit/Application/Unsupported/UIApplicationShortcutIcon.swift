/// The icon of a quick action; without effect.
open class UIApplicationShortcutIcon {
  /// Creates an icon from a system symbol.
  public init(systemImageName: String) {}
  /// Creates an icon from an image of the app.
  public init(templateImageName: String) {}
}
