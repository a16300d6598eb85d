public import Foundation

/// The bar above the content of a navigation controller, which shows the top navigation item.
open class UINavigationBar: UIView, ItemBar {
  final weak var navigationController: UINavigationController?

  private weak var ownDelegate: (any UINavigationBarDelegate)?

  /// The delegate; the bar of a navigation controller has the controller, which nothing replaces.
  open var delegate: (any UINavigationBarDelegate)? {
    get {
      guard let navigationController else { return ownDelegate }
      return navigationController as? any UINavigationBarDelegate
    }
    set { ownDelegate = newValue }
  }

  /// The style of the bar; stored, without effect.
  open var barStyle = UIBarStyle.default

  private var ownItems: [UINavigationItem] = []

  /// The back button, one object for the bar's lifetime, so that a driver can keep a reference.
  final lazy var backButton = BackButton(of: self)

  /// Creates a bar without a navigation controller.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a bar; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  convenience init(of controller: UINavigationController) {
    self.init(frame: .zero)
    navigationController = controller
  }

  /// The navigation items, the root's first.
  open var items: [UINavigationItem]? {
    get { navigationController?.viewControllers.map(\.navigationItem) ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items of a bar without a navigation controller, at once.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard navigationController == nil else { return }
    ownItems = items ?? []
    hostTopItem()
  }

  /// The navigation item on top of the stack.
  open var topItem: UINavigationItem? {
    navigationController?.topViewController?.navigationItem ?? ownItems.last
  }

  /// The navigation item below the top one.
  open var backItem: UINavigationItem? {
    guard let items, items.count > 1 else { return nil }
    return items[items.count - 2]
  }

  /// Shows the top item: adds its views to the bar, and follows its changes.
  final func hostTopItem() {
    topItem?.bar = self
    hostViews()
  }

  final var barItems: [UIBarButtonItem] { topItem?.buttons ?? [] }
  final var itemViews: [UIView] { topItem?.views ?? [] }
  final var hostedViews: [UIView] = []

  // MARK: As an element

  package override var elementType: ElementType? { .navigationBar }
  package override var elementIdentifier: String? { accessibilityIdentifier ?? topItem?.title }

  @discardableResult
  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    if let search { return body(search.searchBar) }
    if let item = topItem,
      item.forEachElement(backButton: hasBackButton ? backButton : nil, body)
    {
      return true
    }
    return visitForeignChildren(body)
  }

  /// The active search that hides the title and the buttons; nil for none.
  package final var search: UISearchController? {
    guard let search = topItem?.searchController, search.isActive,
      search.hidesNavigationBarDuringPresentation
    else { return nil }
    return search
  }

  /// Whether the bar shows a back button.
  package final var hasBackButton: Bool {
    guard let controller = navigationController, controller.viewControllers.count > 1,
      let item = topItem, !item.hidesBackButton
    else { return false }
    return item.leftItemsSupplementBackButton || item.leftBarButtonItems?.isEmpty ?? true
  }

  /// The label of the back button.
  package final var backButtonLabel: String {
    guard let below = backItem, below.backButtonDisplayMode == .default else { return "Back" }
    if let title = below.backBarButtonItem?.title ?? below.backButtonTitle ?? below.title,
      !title.isEmpty
    {
      return title
    }
    return "Back"
  }

  // MARK: Without effect

  /// Whether titles are large; stored, without effect.
  open var prefersLargeTitles = false

  /// Whether the bar is translucent; stored, without effect.
  open var isTranslucent = true

  /// The tint color of the background; stored, without effect.
  open var barTintColor: UIColor?

  /// The text attributes of the title; stored, without effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// The text attributes of a large title; stored, without effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The appearance of the bar; stored, without effect.
  open lazy var standardAppearance = UINavigationBarAppearance()

  /// The appearance when the content is scrolled to its top; stored, without effect.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The appearance at compact height; stored, without effect.
  open var compactAppearance: UINavigationBarAppearance?

  /// The image of the bar's shadow; stored, without effect.
  open var shadowImage: UIImage?
}

/// The delegate of a navigation bar.
///
/// A navigation controller is the delegate of its own bar: as in UIKit, a subclass that implements
/// a method is asked.
@MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Asks whether a tap of the back button may pop the item.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  /// Returns true.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
}
