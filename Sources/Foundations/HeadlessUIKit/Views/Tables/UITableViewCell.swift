public import Foundation

/// A row of a table view: its content, its accessory and its swipe actions.
open class UITableViewCell: UIView, ListCell {
  final weak var table: UITableView?
  final var path: IndexPath?
  final var swipeButtons: [UIButton] = []
  final var editButton: UIButton?
  private var content = HostedContentView()
  private let cellStyle: CellStyle
  /// Performs the segue that a storyboard attaches to the row.
  final var segue: (() -> Void)?

  /// The identifier for reuse; nil for a cell that is not reused.
  open var reuseIdentifier: String? { reuseName }
  private let reuseName: String?

  /// The view that holds the content.
  public private(set) lazy var contentView: UIView = makeContentView()

  /// The label for the main text.
  open private(set) lazy var textLabel: UILabel? = makeLabel()

  /// The label for the second text; nil in a cell of the default style.
  open private(set) lazy var detailTextLabel: UILabel? = makeDetailLabel()

  /// The image view beside the texts.
  open private(set) lazy var imageView: UIImageView? = makeImageView()

  /// Creates a cell of a style; without an identifier it is not reused.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    reuseName = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a cell of the default style that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell of a storyboard or nib.
  public required init?(coder: NSCoder) {
    cellStyle = CellStyle(interface: coder.interfaceElement?["style"])
    reuseName = (coder as? InterfaceCoder)?.reuseIdentifier
    super.init(coder: coder)
  }

  /// Creates a cell of a registered class; a table calls it.
  ///
  /// A subclass that overrides `init(style:reuseIdentifier:)` inherits it.
  public required convenience init(reusableAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// The content configuration; setting it updates the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { content.show(contentConfiguration, in: contentView) }
  }

  /// Returns an empty list content configuration.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The configuration of the background; stored, without effect.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// The view behind the content; stored, without effect.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell; stored, without effect.
  open var selectedBackgroundView: UIView?

  /// The accessory at the trailing edge.
  open var accessoryType = AccessoryType.none {
    didSet {
      LookChanges.add(oldValue, accessoryType)
      if accessoryType != oldValue { showDetailButton() }
    }
  }

  /// Called on a phone before the parts for editing come or go; never called.
  open func willTransition(to state: StateMask) {}

  /// Called on a phone after the parts for editing came or went; never called.
  open func didTransition(to state: StateMask) {}

  /// The accessory while the table is edited; stored, without effect.
  open var editingAccessoryType = AccessoryType.none

  /// The view at the trailing edge while the table is edited; stored, without effect.
  open var editingAccessoryView: UIView?

  /// A view at the trailing edge that replaces the accessory type.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
    }
  }

  /// The appearance of the selected cell; stored, without effect.
  open var selectionStyle = SelectionStyle.default
  /// The insets of the separator; stored, without effect.
  open var separatorInset = UIEdgeInsets.zero
  /// The indentation level of the content; stored, without effect.
  open var indentationLevel = 0
  /// The width of a level, in points; stored, without effect.
  open var indentationWidth: CGFloat = 10

  /// Whether the cell is selected.
  @exclusivity(unchecked)  // each access is over at once
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether the cell is highlighted.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  private var editing = false

  /// Whether the cell is in editing mode; setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets whether the cell is selected; a table calls it.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Sets whether the cell is highlighted; a table calls it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  /// Enters or leaves editing mode; a table calls it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    setNeedsUpdateConfiguration()
  }

  /// Prepares the cell for reuse; overrides must call super.
  open func prepareForReuse() {
    isHighlighted = false
  }

  /// A closure that updates content and background when the state changes.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The cell's current state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = isEditing
    return state
  }

  /// Updates content and background for the current state.
  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Called when the state changes; does nothing unless overridden.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  // MARK: Subviews

  private func makeContentView() -> UIView {
    let view = UIView()
    insertSubview(view, at: 0)
    return view
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }

  private func makeDetailLabel() -> UILabel? {
    cellStyle == .default ? nil : makeLabel()
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView()
    contentView.addSubview(view)
    return view
  }

  private var detailButton: UIButton?

  private func showDetailButton() {
    detailButton?.removeFromSuperview()
    detailButton = nil
    guard accessoryType == .detailButton || accessoryType == .detailDisclosureButton else { return }
    let button = UIButton(type: .detailDisclosure)
    button.accessibilityLabel = "More Info"
    button.addTarget(self, for: .primaryActionTriggered) { $0.accessoryTapped() }
    addSubview(button)
    detailButton = button
  }

  private func accessoryTapped() {
    guard let table, let path else { return }
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }

  // MARK: Accessible element

  package override var elementType: ElementType? { .cell }
  package override var elementLabel: String { accessibilityLabel ?? joinedTexts }
  package override var elementIsSelected: Bool { isSelected || super.elementIsSelected }
  package override var elementPicture: String? { accessoryType == .checkmark ? "checkmark" : nil }
  package override var elementIsEnabled: Bool { isUserInteractionEnabled && super.elementIsEnabled }

  package override func elementHasLabel(_ text: String) -> Bool {
    if let accessibilityLabel { return accessibilityLabel == text }
    return joinedTextsEqual(text)
  }

  package override func performTap() throws(Refusal) { try tapCell(of: .table) }
  package override func performScrollTo() throws(Refusal) { scrollToVisible() }
  override func reactToTap() throws(Refusal) -> Bool { try selectRow() }
  override func reactToSwipeLeft() throws(Refusal) -> Bool { try openSwipe(.trailing) }
  override func reactToSwipeRight() throws(Refusal) -> Bool { try openSwipe(.leading) }
  override func reactToLongPress() -> Bool { openRowMenu() }
}
