/// Appearance proxies: their properties are stored, without effect.
extension UINavigationBar {
  private static let proxy = UINavigationBar(frame: .zero)

  /// Returns the proxy of all navigation bars.
  public static func appearance() -> UINavigationBar { proxy }

  /// Returns the proxy of navigation bars inside these containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UINavigationBar { proxy }
}

extension UITabBar {
  private static let proxy = UITabBar(frame: .zero)

  /// Returns the proxy of all tab bars.
  public static func appearance() -> UITabBar { proxy }
}

extension UIToolbar {
  private static let proxy = UIToolbar(frame: .zero)

  /// Returns the proxy of all toolbars.
  public static func appearance() -> UIToolbar { proxy }
}

extension UIBarButtonItem {
  private static let proxy = UIBarButtonItem()

  /// Returns the proxy of all bar button items.
  public static func appearance() -> UIBarButtonItem { proxy }

  /// Returns the proxy of bar button items inside these containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIBarButtonItem { proxy }
}

extension UITabBarItem {
  private static let proxy = UITabBarItem()

  /// Returns the proxy of all tab bar items.
  public static func appearance() -> UITabBarItem { proxy }
}
