public import Foundation

/// A field to search with, a button to give up, and a choice of where to search.
open class UISearchBar: UIView {
  /// Who is asked before the text changes, and told after.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The controller this is the bar of.
  final weak var searchController: UISearchController?

  /// The screen in whose navigation item the bar is, where it is in one.
  final var controllerOfItem: UIViewController? {
    let controller = (superview as? UINavigationBar)?.navigationController?.topViewController
    let item = controller?.bars.navigationItem
    return searchController != nil && item?.searchController === searchController
      ? controller : nil
  }

  /// The field in the bar.
  public final let searchTextField = UISearchTextField()

  /// The button to give up.
  private lazy var cancelButton = makeCancelButton()

  private lazy var scopes = makeScopes()

  /// Whether the button to give up shows.
  open var showsCancelButton = false

  /// Whether the choice of where to search shows.
  open var showsScopeBar = false

  /// Where one can search.
  open var scopeButtonTitles: [String]? {
    didSet { fillScopes() }
  }

  /// Creates a bar; its frame is kept, and nothing is computed from it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar, whatever the archive says: there are no nibs here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    searchTextField.bar = self
    searchTextField.enablesReturnKeyAutomatically = true
    searchTextField.returnKeyType = .search
    addSubview(searchTextField)
  }

  /// What is searched for.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text else { return }
      searchTextField.text = newValue
      delegate?.searchBar(self, textDidChange: newValue ?? "")
      searchController?.update()
    }
  }

  /// What shows while nothing is written.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Where one searches, counted from 0.
  open var selectedScopeButtonIndex: Int {
    get { scopes.selectedSegmentIndex }
    set { scopes.selectedSegmentIndex = newValue }
  }

  /// What the return key says.
  public final var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// What the keyboard has.
  public final var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  /// Which letters become capital by themselves.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  /// Whether the search key can be pressed only where there is text; true unless said otherwise.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  /// Shows the button to give up, or hides it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Gives its field the keyboard.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Takes the keyboard from its field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  private func makeCancelButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.addTarget(self, for: .primaryActionTriggered) { $0.cancel() }
    addSubview(button)
    return button
  }

  private func makeScopes() -> UISegmentedControl {
    let control = UISegmentedControl()
    control.addTarget(self, for: .valueChanged) { bar in
      bar.delegate?.searchBar(
        bar, selectedScopeButtonIndexDidChange: bar.selectedScopeButtonIndex)
      bar.searchController?.scopeDidChange()
    }
    addSubview(control)
    return control
  }

  private func fillScopes() {
    scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    if scopeButtonTitles?.isEmpty == false { scopes.selectedSegmentIndex = 0 }
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }

  /// The field, then the buttons that show.
  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    if !searchTextField.isOutOfSight, body(searchTextField) { return true }
    if showsCancelButton || searchController?.isActive == true, body(cancelButton) { return true }
    let showsScopes = showsScopeBar || searchController?.isActive == true
    return showsScopes && scopeButtonTitles?.isEmpty == false && body(scopes)
  }

  // MARK: Stored, without effect

  /// What the bar looks like.
  open var searchBarStyle = Style.default

  /// A line above the field.
  open var prompt: String?

  /// The colour behind the field.
  open var barTintColor: UIColor?
}

/// A text field to search with.
open class UISearchTextField: UITextField {
  package override var elementType: ElementType? { isAccessibilityElement ? .searchField : nil }
  package override var elementLabel: String { accessibilityLabel ?? placeholder ?? "Search" }
}
