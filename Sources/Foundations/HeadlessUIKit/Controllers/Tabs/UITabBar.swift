public import Foundation

/// The bar below a tab bar controller's content.
open class UITabBar: UIView {
  final weak var tabBarController: UITabBarController?

  private var ownItems: [UITabBarItem]?
  private var ownSelection: UITabBarItem?

  /// Who hears which item a person chose, on a bar without a tab bar controller.
  open weak var delegate: (any UITabBarDelegate)?

  /// Creates a bar without a tab bar controller.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a bar, whatever the archive says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  convenience init(of controller: UITabBarController) {
    self.init(frame: .zero)
    tabBarController = controller
  }

  /// The items, as they lie beside each other.
  open var items: [UITabBarItem]? {
    get { tabBarController.map { ($0.viewControllers ?? []).map(\.tabBarItem) } ?? ownItems }
    set { ownItems = newValue }
  }

  /// The chosen item.
  open var selectedItem: UITabBarItem? {
    get { tabBarController.map { $0.selectedViewController?.tabBarItem } ?? ownSelection }
    set { ownSelection = newValue }
  }

  /// Kept for the vocabulary.
  open var isTranslucent = true
  /// Kept for the vocabulary.
  open var barTintColor: UIColor?
  /// Kept for the vocabulary.
  open var unselectedItemTintColor: UIColor?
  /// What the bar looks like.
  open var standardAppearance = UITabBarAppearance()
  /// What the bar looks like when the content is scrolled to its end.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Replaces the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  // MARK: As an element

  package override var elementType: ElementType? { isAway ? nil : .tabBar }

  private var isAway: Bool { tabBarController?.hidesBarForContent ?? false }

  /// Nothing while the screen above wants the bar away.
  @discardableResult
  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    if let tabBarController {
      if isAway { return false }
      for tab in tabBarController.tabs {
        let item: UITabBarItem = tab.tabBarItem
        item.tabBarController = tabBarController
        if body(item) { return true }
      }
      return false
    }
    for item in ownItems ?? [] where body(item) { return true }
    return false
  }
}

/// Hears which item a person chose, on a bar without a tab bar controller.
@MainActor public protocol UITabBarDelegate: AnyObject {
  /// A person chose an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
