/// The properties of a tab bar controller that iOS 18 added, as members of a protocol.
///
/// Subclasses of older apps have properties of these names in other meanings, and would override members of the
/// class.
@MainActor public protocol UITabBarControllerTabs: UITabBarController {}

extension UITabBarController: UITabBarControllerTabs {}

extension UITabBarControllerTabs {
  /// The tabs as values (iOS 18), groups included; empty where `viewControllers` were set.
  public var tabs: [UITab] {
    get { values }
    set { setTabs(newValue, animated: false) }
  }

  /// The selected tab (iOS 18); nil where `viewControllers` were set.
  public var selectedTab: UITab? {
    get { selectedViewController.flatMap(value) }
    set { selectedViewController = newValue?.viewController }
  }
}
