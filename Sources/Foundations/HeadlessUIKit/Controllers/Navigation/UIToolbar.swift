public import Foundation

/// A bar of buttons below a screen.
open class UIToolbar: UIView {
  final weak var navigationController: UINavigationController?

  private var ownItems: [UIBarButtonItem]?

  /// Creates a toolbar without a navigation controller.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a toolbar, whatever the archive says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  convenience init(of controller: UINavigationController) {
    self.init(frame: .zero)
    navigationController = controller
    isHidden = true
  }

  /// The buttons: a navigation controller's toolbar has those of the top screen.
  open var items: [UIBarButtonItem]? {
    get { navigationController?.topViewController?.toolbarItems ?? ownItems }
    set { ownItems = newValue }
  }

  /// Kept for the vocabulary.
  open var isTranslucent = true
  /// Kept for the vocabulary.
  open var barTintColor: UIColor?
  /// What the bar looks like.
  open var standardAppearance = UIToolbarAppearance()

  /// Replaces the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  // MARK: As an element

  package override var elementType: ElementType? { .toolbar }

  @discardableResult
  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    UIBarButtonItem.forEachElement(of: items, body)
  }
}
