public import Foundation

/// One row of a table: its content, its accessory, and what a swipe offers.
open class UITableViewCell: UIView, Reusable {
  final weak var table: UITableView?
  final var path: IndexPath?
  final var swipeButtons: [UIButton] = []
  final var editButton: UIButton?
  private var content = ShownContent()
  private let cellStyle: CellStyle

  /// What the cell is taken again by; nil for never.
  public final let reuseIdentifier: String?

  /// The view that holds the content.
  public private(set) lazy var contentView: UIView = makeContentView()

  /// The line of text.
  public private(set) lazy var textLabel: UILabel? = makeLabel()

  /// The second line of text; nil in a cell of the default style.
  public private(set) lazy var detailTextLabel: UILabel? = makeDetailLabel()

  /// The picture.
  public private(set) lazy var imageView: UIImageView? = makeImageView()

  /// Creates a cell to be taken again by an identifier; nil for never.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a cell of the default style that is never taken again.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell, whatever the archive says: there are no nibs here.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// How a table makes a cell of a registered class; a class that overrides
  /// `init(style:reuseIdentifier:)` has it without writing it.
  public required convenience init(reusableAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// The content as a value; setting it shows it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { content.show(contentConfiguration, in: contentView) }
  }

  /// The usual content of a cell of this style, empty.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView?

  /// What shows at the end of the row.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { showDetailButton() } }
  }

  /// A view at the end of the row, in the place of the accessory type.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
    }
  }

  /// How the cell looks while it is selected; it is selected whatever this says, as in UIKit.
  open var selectionStyle = SelectionStyle.default
  /// How far the line below is from the edges.
  open var separatorInset = UIEdgeInsets.zero
  /// How far the content is moved in.
  open var indentationLevel = 0

  /// Whether the cell is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted = false

  /// Whether the cell is edited.
  open private(set) var isEditing = false

  /// Selects the cell or not; a table calls it.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Shows that a finger is on the cell or not; a table calls it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  /// Begins or ends editing the cell; a table calls it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// Called before the cell is taken again; overrides call this one too.
  open func prepareForReuse() {
    isHighlighted = false
  }

  /// Called when the state changed, to adapt content and background.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What the cell is at the moment.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = isEditing
    return state
  }

  /// Adapts content and background to the state.
  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Called when the state changed; does nothing unless overridden.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  // MARK: Parts

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
    button.addTarget(self, for: .primaryActionTriggered) { $0.tellAccessoryTapped() }
    addSubview(button)
    detailButton = button
  }

  private func tellAccessoryTapped() {
    guard let table, let path else { return }
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }

  // MARK: As an element

  package override var elementType: ElementType? { .cell }
  package override var elementLabel: String { accessibilityLabel ?? joinedTexts }
  package override var elementIsSelected: Bool { isSelected || super.elementIsSelected }
  package override var elementIsEnabled: Bool { isUserInteractionEnabled && super.elementIsEnabled }

  package override func elementHasLabel(_ text: String) -> Bool {
    if let accessibilityLabel { return accessibilityLabel == text }
    return textsJoin(to: text)
  }

  package override func performTap() throws(Refusal) { try tapRow() }
  package override func performScrollTo() throws(Refusal) { scrollIntoSight() }
  override func reactToTap() throws(Refusal) -> Bool { try select() }
  override func reactToSwipeLeft() throws(Refusal) -> Bool { try openSwipe(.trailing) }
  override func reactToSwipeRight() throws(Refusal) -> Bool { try openSwipe(.leading) }
  package override func performLongPress() throws(Refusal) { try pressRow() }
}
