public import Foundation

/// The bar of a tab bar controller.
open class UITabBar: UIView {
  final weak var tabBarController: UITabBarController?

  private var ownItems: [UITabBarItem]?
  private var ownSelection: UITabBarItem?

  /// The delegate of a bar without a tab bar controller.
  open weak var delegate: (any UITabBarDelegate)?

  /// Creates a bar without a tab bar controller.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a bar; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  convenience init(of controller: UITabBarController) {
    self.init(frame: .zero)
    tabBarController = controller
  }

  /// The items, from left to right.
  open var items: [UITabBarItem]? {
    get { tabBarController.map { $0.barTabs.map(\.tabBarItem) } ?? ownItems }
    set { ownItems = newValue }
  }

  /// The selected item.
  open var selectedItem: UITabBarItem? {
    get { tabBarController.map { $0.selected?.tabBarItem } ?? ownSelection }
    set { ownSelection = newValue }
  }

  /// Replaces the items, at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  // MARK: As an element

  package override var elementType: ElementType? { isHiddenByContent ? nil : .tabBar }

  private var isHiddenByContent: Bool { tabBarController?.hidesBarForContent ?? false }

  /// Visits no items while a pushed screen hides the bar.
  @discardableResult
  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    if let tabBarController {
      if isHiddenByContent { return false }
      for tab in tabBarController.barTabs {
        if body(tabBarController.item(of: tab)) { return true }
      }
      return false
    }
    for item in ownItems ?? [] {
      item.tabBar = self
      if body(item) { return true }
    }
    return false
  }

  /// Selects an item of a bar without a tab bar controller, and tells the delegate.
  final func tap(_ item: UITabBarItem) {
    ownSelection = item
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Without effect

  /// Whether the bar is translucent; stored, without effect.
  open var isTranslucent = true

  /// The tint color of the background; stored, without effect.
  open var barTintColor: UIColor?

  /// The tint color of unselected items; stored, without effect.
  open var unselectedItemTintColor: UIColor?

  /// The appearance of the bar; stored, without effect.
  open lazy var standardAppearance = UITabBarAppearance()

  /// The appearance when the content is scrolled to its end; stored, without effect.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// The delegate of a tab bar without a tab bar controller.
@MainActor public protocol UITabBarDelegate: AnyObject {
  /// Tells the delegate that the user selected an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
