public import Foundation

/// A search field with a Cancel button and a scope bar.
open class UISearchBar: UIView {
  /// The delegate.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The search controller of the bar.
  final weak var searchController: UISearchController?

  /// The view controller whose navigation item has the bar's search controller, if any.
  final var controllerOfItem: UIViewController? {
    let controller = (superview as? UINavigationBar)?.navigationController?.topViewController
    let item = controller?.bars.navigationItem
    return searchController != nil && item?.searchController === searchController
      ? controller : nil
  }

  /// The text field of the bar.
  public final let searchTextField = UISearchTextField()

  /// The Cancel button.
  final private(set) lazy var cancelButton = makeCancelButton()

  private lazy var scopes = makeScopes()

  private lazy var bookmarkButton = makeButton("Bookmarks") {
    $0.delegate?.searchBarBookmarkButtonClicked($0)
  }
  private lazy var resultsListButton = makeButton("Search results") {
    $0.delegate?.searchBarResultsListButtonClicked($0)
  }

  /// A Boolean value that indicates whether the bookmark button is shown at the end of an empty field.
  open var showsBookmarkButton = false

  /// A Boolean value that indicates whether the button of the results list is shown in the bookmark
  /// button's place.
  open var showsSearchResultsButton = false

  /// A Boolean value that indicates whether the Cancel button is shown.
  ///
  /// Setting it ends ``UISearchController/automaticallyShowsCancelButton``, until which it has no effect.
  open var showsCancelButton = false {
    didSet { searchController?.automaticallyShowsCancelButton = false }
  }

  /// A Boolean value that indicates whether the scope bar is shown.
  ///
  /// Setting it ends ``UISearchController/automaticallyShowsScopeBar``, until which it has no effect.
  open var showsScopeBar = false {
    didSet { searchController?.automaticallyShowsScopeBar = false }
  }

  /// The titles of the scope buttons.
  open var scopeButtonTitles: [String]? {
    didSet { fillScopes() }
  }

  /// Creates a search bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a search bar; the archive is not read.
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

  /// The search text.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text else { return }
      searchTextField.text = newValue
      delegate?.searchBar(self, textDidChange: newValue ?? "")
      searchController?.update()
    }
  }

  /// The placeholder.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The selected scope button, counted from 0.
  open var selectedScopeButtonIndex: Int {
    get { scopes.selectedSegmentIndex }
    set { scopes.selectedSegmentIndex = newValue }
  }

  /// The type of the return key.
  public final var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// The type of the keyboard.
  public final var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  /// The automatic capitalization.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  /// The automatic correction.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  /// A Boolean value that indicates whether the search key is disabled while the field is empty;
  /// true by default.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  /// The view above the keyboard while the text field is edited.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  /// Shows or hides the scope bar.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// Shows or hides the Cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Makes the text field first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Makes the text field resign first responder.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  private func makeCancelButton() -> UIButton {
    let button = makeButton("Cancel") { $0.cancel() }
    button.setTitle("Cancel", for: .normal)
    return button
  }

  private func makeButton(
    _ label: String, _ tapped: @escaping (UISearchBar) -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.accessibilityLabel = label
    button.addTarget(self, for: .primaryActionTriggered) { tapped($0) }
    addSubview(button)
    return button
  }

  /// The button at the end of the field: that of the results list, or else that of the bookmarks.
  ///
  /// The clear button is there instead while the field has a text.
  private var fieldButton: UIButton? {
    guard !searchTextField.hasText else { return nil }
    if showsSearchResultsButton { return resultsListButton }
    return showsBookmarkButton ? bookmarkButton : nil
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

  /// Visits the text field, then the visible buttons.
  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    if !searchTextField.isOutOfSight, body(searchTextField) { return true }
    if let fieldButton, body(fieldButton) { return true }
    if searchController?.isCancelButtonVisible ?? showsCancelButton, body(cancelButton) {
      return true
    }
    let showsScopes = searchController?.isScopeBarVisible ?? showsScopeBar
    return showsScopes && scopeButtonTitles?.isEmpty == false && body(scopes)
  }

  // MARK: Stored, without effect

  /// The style of the bar.
  open var searchBarStyle = Style.default

  /// A line of text above the field.
  open var prompt: String?

  /// The background colour of the bar.
  open var barTintColor: UIColor?
}

/// The text field of a search bar.
open class UISearchTextField: UITextField {
  package override var elementType: ElementType? { isAccessibilityElement ? .searchField : nil }
  package override var elementLabel: String { accessibilityLabel ?? placeholder ?? "Search" }
}
