/// A tab of a tab bar controller, as a value of its own (iOS 18).
open class UITab: HeadlessObject {
  /// The identifier, which tells the tabs of a controller apart.
  public final let identifier: String

  /// The title on the bar.
  open var title: String { didSet { made?.tabBarItem.title = title } }

  /// The image on the bar.
  open var image: UIImage? { didSet { made?.tabBarItem.image = image } }

  /// The badge on the bar; nil for none.
  open var badgeValue: String? { didSet { made?.tabBarItem.badgeValue = badgeValue } }

  /// Whether the tab takes taps.
  open var isEnabled = true { didSet { made?.tabBarItem.isEnabled = isEnabled } }

  /// Whether the tab is left out of the bar; looked at when the tabs are set.
  open var isHidden = false

  /// The value that an app attaches to the tab.
  open var userInfo: Any?

  /// The tab bar controller that shows the tab.
  open internal(set) weak var tabBarController: UITabBarController?

  /// The group of the tab.
  open internal(set) weak var parent: UITabGroup?

  private let provider: ((UITab) -> UIViewController)?
  fileprivate final var made: UIViewController?

  /// Creates a tab whose controller is made when it is first asked for.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
  }

  /// The controller of the tab; nil without a provider.
  open var viewController: UIViewController? {
    if let made { return made }
    guard let controller = provider?(self) else { return nil }
    made = controller
    let item = UITabBarItem(title: title, image: image, tag: 0)
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
    item.accessibilityIdentifier = identifier
    controller.tabBarItem = item
    return controller
  }

  /// The tabs that the bar shows for this one.
  var shown: [UITab] { isHidden || viewController == nil ? [] : [self] }

  /// Returns whether a controller is the one of this tab.
  final func `is`(_ controller: UIViewController) -> Bool { made === controller }
}

/// A tab with tabs in it; the bar shows the group's own controller, or else its tabs.
open class UITabGroup: UITab {
  /// The tabs of the group.
  open var children: [UITab] { didSet { adopt() } }

  /// Creates a group.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt()
  }

  override var shown: [UITab] {
    if isHidden { return [] }
    return viewController == nil ? children.flatMap(\.shown) : [self]
  }

  private func adopt() { for child in children { child.parent = self } }
}

/// The tab of a search.
open class UISearchTab: UITab {
  /// Creates a tab titled "Search".
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: nil, identifier: "com.apple.UIKit.UISearchTab",
      viewControllerProvider: viewControllerProvider)
  }
}

extension UITabBarController {
  /// Returns the tab with an identifier, also in a group.
  public final func tab(forIdentifier identifier: String) -> UITab? {
    flattened(values).first { $0.identifier == identifier }
  }

  final func show(_ tabs: [UITab]) {
    values = tabs
    let shown = tabs.flatMap(\.shown)
    for tab in flattened(tabs) { tab.tabBarController = self }
    replaceTabs(by: shown.compactMap(\.viewController))
  }

  /// Returns the tab of a controller; nil where controllers were set.
  final func value(of controller: UIViewController) -> UITab? {
    values.isEmpty ? nil : flattened(values).first { $0.is(controller) }
  }

  private func flattened(_ tabs: [UITab]) -> [UITab] {
    tabs.flatMap { [$0] + flattened(($0 as? UITabGroup)?.children ?? []) }
  }
}

extension UIViewController {
  /// The tab of the nearest controller on a tab bar; nil where controllers were set.
  public final var tab: UITab? {
    var node: UIViewController? = self
    while let current = node {
      if let bar = current.parent as? UITabBarController { return bar.value(of: current) }
      node = current.parent
    }
    return nil
  }
}
