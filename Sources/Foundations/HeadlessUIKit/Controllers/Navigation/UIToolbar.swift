public import Foundation

/// A bar of buttons at the bottom of a screen.
open class UIToolbar: UIView, ItemBar {
  final weak var navigationController: UINavigationController?

  private var ownItems: [UIBarButtonItem]?

  /// The style of the bar; stored, without effect.
  open var barStyle = UIBarStyle.default

  /// Creates a toolbar without a navigation controller.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a toolbar; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  convenience init(of controller: UINavigationController) {
    self.init(frame: .zero)
    navigationController = controller
    isHidden = true
  }

  /// The items; in a navigation controller, the top view controller's toolbar items.
  open var items: [UIBarButtonItem]? {
    get { navigationController?.topViewController?.toolbarItems ?? ownItems }
    set {
      ownItems = newValue
      hostViews()
    }
  }

  final var barItems: [UIBarButtonItem] { items ?? [] }
  final var itemViews: [UIView] { barItems.compactMap(\.customView) }
  final var hostedViews: [UIView] = []

  /// Replaces the items, at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  // MARK: As an element

  package override var elementType: ElementType? { .toolbar }

  @discardableResult
  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    UIBarButtonItem.forEachElement(of: items, body) || visitForeignChildren(body)
  }

  // MARK: Without effect

  /// Whether the bar is translucent; stored, without effect.
  open var isTranslucent = true

  /// The tint color of the background; stored, without effect.
  open var barTintColor: UIColor?

  /// The appearance of the bar; stored, without effect.
  open lazy var standardAppearance = UIToolbarAppearance()
}
