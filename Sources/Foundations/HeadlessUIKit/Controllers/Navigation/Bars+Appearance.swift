/// Looks of all bars of an app are set on a proxy, and seen nowhere.
extension UINavigationBar {
  private static let proxy = UINavigationBar(frame: .zero)

  /// Takes the looks of all navigation bars; they are kept, and never drawn.
  public static func appearance() -> UINavigationBar { proxy }

  /// Takes the looks of navigation bars in these controllers; they are kept, and never drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UINavigationBar { proxy }
}

extension UITabBar {
  private static let proxy = UITabBar(frame: .zero)

  /// Takes the looks of all tab bars; they are kept, and never drawn.
  public static func appearance() -> UITabBar { proxy }
}

extension UIToolbar {
  private static let proxy = UIToolbar(frame: .zero)

  /// Takes the looks of all toolbars; they are kept, and never drawn.
  public static func appearance() -> UIToolbar { proxy }
}

extension UIBarButtonItem {
  private static let proxy = UIBarButtonItem()

  /// Takes the looks of all bar buttons; they are kept, and never drawn.
  public static func appearance() -> UIBarButtonItem { proxy }

  /// Takes the looks of bar buttons in these classes; they are kept, and never drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIBarButtonItem { proxy }
}

extension UITabBarItem {
  private static let proxy = UITabBarItem()

  /// Takes the looks of all tab bar items; they are kept, and never drawn.
  public static func appearance() -> UITabBarItem { proxy }
}
