public import Coordination
public import HeadlessUIKit

/// The identifier of a tab.
nonisolated public protocol TabType: Hashable {}

/// A tab: its identifier, its title and its content.
public struct Tab<ID: TabType> {
  /// The identifier of the tab.
  public let id: ID

  /// The title in the tab bar.
  public let label: String

  let content: Content

  enum Content {
    case feature(any FeatureCoordinator)
    case flow(any Coordinator, root: UIViewController)
  }

  /// Creates a tab with a feature of this kit.
  public init(coordinator: any FeatureCoordinator, id: ID, label: String) {
    self.id = id
    self.label = label
    content = .feature(coordinator)
  }

  /// Creates a tab with a flow of another kit, and the controller that the flow shows its screens
  /// on.
  public init(flow: any Coordinator, root: UIViewController, id: ID, label: String) {
    self.id = id
    self.label = label
    content = .flow(flow, root: root)
  }
}

/// A tab bar controller that retains its coordinator, and the flows of other kits in its tabs.
open class UITabBarCoordinable: UITabBarController, Coordinable {
  /// The coordinator of this tab bar.
  public final var coordinator: (any FeatureCoordinator)?

  /// The flows of other kits; features of this kit are retained by their own controllers.
  public private(set) final var flows: [any Coordinator] = []

  private var tabIndices: [AnyHashable: Int] = [:]

  /// Creates a tab bar controller without tabs.
  public required init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: a tab bar controller is not decoded from an archive.
  public required init?(coder: NSCoder) { nil }

  /// Creates a tab bar controller with its tabs.
  public static func build<ID>(
    coordinator: any FeatureCoordinator, tabs: [Tab<ID>]
  ) -> Self {
    let tabBar = Self()
    tabBar.coordinator = coordinator
    let controllers = tabs.map { tabBar.controller(for: $0, in: coordinator) }
    tabBar.setViewControllers(controllers, animated: false)
    for (index, tab) in tabs.enumerated() { tabBar.tabIndices[tab.id] = index }
    return tabBar
  }

  /// Selects a tab by its identifier; does nothing for an unknown one.
  public final func select(_ id: some TabType) {
    guard let index = tabIndices[id] else { return }
    selectedIndex = index
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
    }
    controller.tabBarItem.title = tab.label
    return controller
  }
}
