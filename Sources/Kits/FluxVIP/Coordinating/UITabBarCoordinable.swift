public import Coordination
public import HeadlessUIKit

/// What tells an app's tabs apart.
nonisolated public protocol TabType: Hashable {}

/// One tab: what shows in it, and what it is called.
public struct Tab<ID: TabType> {
  /// Which one it is.
  public let id: ID

  /// The title in the tab bar.
  public let label: String

  let content: Content

  enum Content {
    case feature(any FeatureCoordinator)
    case flow(any Coordinator, root: UIViewController)
    case controller(UIViewController)
  }

  /// A tab with a feature of this kit.
  public init(coordinator: any FeatureCoordinator, id: ID, label: String) {
    self.id = id
    self.label = label
    content = .feature(coordinator)
  }

  /// A tab with a controller that owns its coordinator already, as a navigation built around one does.
  public init(root: UIViewController, id: ID, label: String) {
    self.id = id
    self.label = label
    content = .controller(root)
  }

  /// A tab with a flow of any other kit, which shows itself on a controller of its own.
  public init(flow: any Coordinator, root: UIViewController, id: ID, label: String) {
    self.id = id
    self.label = label
    content = .flow(flow, root: root)
  }
}

/// A tab bar controller that owns its coordinator, and the flows of other kits in its tabs.
open class UITabBarCoordinable: UITabBarController, Coordinable {
  /// The coordinator of this tab bar.
  public final var coordinator: (any FeatureCoordinator)?

  /// The flows of other kits; features of this kit are owned by their own controllers.
  public private(set) final var flows: [any Coordinator] = []

  private var places: [AnyHashable: Int] = [:]

  /// Makes a tab bar with its tabs.
  public static func build<ID>(
    coordinator: any FeatureCoordinator, tabs: [Tab<ID>]
  ) -> UITabBarCoordinable {
    let tabBar = UITabBarCoordinable()
    tabBar.coordinator = coordinator
    let controllers = tabs.map { tabBar.controller(for: $0, in: coordinator) }
    tabBar.setViewControllers(controllers, animated: false)
    for (place, tab) in tabs.enumerated() { tabBar.places[tab.id] = place }
    return tabBar
  }

  /// Shows a tab.
  public final func select(_ id: some TabType) {
    guard let place = places[id] else { return }
    selectedIndex = place
  }

  private func controller<ID>(
    for tab: Tab<ID>, in coordinator: any FeatureCoordinator
  ) -> UIViewController {
    let controller: UIViewController
    switch tab.content {
    case .feature(let child):
      child.parentCoordinator = coordinator
      controller = child.makeUI()
    case .flow(let flow, let root):
      flows.append(flow)
      controller = root
    case .controller(let root):
      controller = root
    }
    controller.tabBarItem.title = tab.label
    return controller
  }
}
