public import Foundation

/// The bar above a navigation controller's screens: shows the top screen's navigation item.
open class UINavigationBar: UIView {
  final weak var navigationController: UINavigationController?

  private var ownItems: [UINavigationItem] = []

  /// The button that goes back; one for the bar's life, so that a driver may hold on to it.
  final lazy var backButton = BackButton(of: self)

  /// Creates a bar without a navigation controller.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a bar, whatever the archive says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  convenience init(of controller: UINavigationController) {
    self.init(frame: .zero)
    navigationController = controller
  }

  /// The items, the root's first.
  open var items: [UINavigationItem]? {
    get { navigationController?.viewControllers.map(\.navigationItem) ?? ownItems }
    set { if navigationController == nil { ownItems = newValue ?? [] } }
  }

  /// The item that shows.
  open var topItem: UINavigationItem? {
    navigationController?.topViewController?.navigationItem ?? ownItems.last
  }

  /// The item below the one that shows.
  open var backItem: UINavigationItem? {
    guard let items, items.count > 1 else { return nil }
    return items[items.count - 2]
  }

  /// Whether titles are large; kept for the vocabulary.
  open var prefersLargeTitles = false
  /// Kept for the vocabulary.
  open var isTranslucent = true
  /// Kept for the vocabulary.
  open var barTintColor: UIColor?
  /// Kept for the vocabulary.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Kept for the vocabulary.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// What the bar looks like.
  open var standardAppearance = UINavigationBarAppearance()
  /// What the bar looks like when the content is scrolled to its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// What the bar looks like when it is low.
  open var compactAppearance: UINavigationBarAppearance?
  /// Kept for the vocabulary.
  open var shadowImage: UIImage?

  /// Puts the views of the item that shows into the bar, so that they are in its window.
  final func hostViews() {
    guard let item = topItem else { return }
    item.bar = self
    let wanted = item.views
    if wanted.isEmpty, subviews.isEmpty { return }
    for view in subviews where !wanted.contains(view) { view.removeFromSuperview() }
    for view in wanted where view.superview !== self { addSubview(view) }
  }

  /// Kept for the vocabulary.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  // MARK: As an element

  package override var elementType: ElementType? { .navigationBar }
  package override var elementIdentifier: String? { accessibilityIdentifier ?? topItem?.title }

  @discardableResult
  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    guard let item = topItem else { return false }
    return item.forEachElement(backButton: hasBackButton ? backButton : nil, body)
  }

  /// Whether the bar shows a button that goes back.
  package final var hasBackButton: Bool {
    guard let controller = navigationController, controller.viewControllers.count > 1,
      let item = topItem, !item.hidesBackButton
    else { return false }
    return item.leftItemsSupplementBackButton || item.leftBarButtonItems?.isEmpty ?? true
  }

  /// What the button that goes back says.
  package final var backButtonLabel: String {
    guard let below = backItem, below.backButtonDisplayMode == .default else { return "Back" }
    if let title = below.backBarButtonItem?.title ?? below.backButtonTitle ?? below.title,
      !title.isEmpty
    {
      return title
    }
    return "Back"
  }
}

/// How high a bar is; kept for the vocabulary.
nonisolated public enum UIBarMetrics: Int, Sendable {
  /// As usual.
  case `default`
  /// Low.
  case compact
}

/// Who decides what becomes of a bar's items.
///
/// A navigation controller is the delegate of its own bar: a subclass that has one of these methods
/// is asked, as in UIKit.
@MainActor public protocol UINavigationBarDelegate: AnyObject {
  /// Whether the back button may go back from an item.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  /// Yes.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
}
