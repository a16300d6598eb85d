internal import Foundation

/// A cell of a collection view.
open class UICollectionViewCell: UICollectionReusableView, ListCell {
  final weak var collection: UICollectionView?
  final var path: IndexPath?

  /// Whether the view is the header or footer of a section.
  final var isSupplementary = false
  final var swipeButtons: [UIButton] = []
  private var content = HostedContentView()
  /// Performs the segue that a storyboard attaches to the item.
  final var segue: (() -> Void)?

  /// The view that holds the content.
  public private(set) lazy var contentView: UIView = makeContentView()

  /// The view behind the content; stored, without effect.
  open var backgroundView: UIView?

  /// The view behind the content of a selected cell; stored, without effect.
  open var selectedBackgroundView: UIView?

  /// The content configuration; setting it updates the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { content.show(contentConfiguration, in: contentView) }
  }

  /// The configuration of the background; stored, without effect.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// Whether the cell is selected; the collection sets it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether the cell is highlighted; the collection sets it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// A closure that updates content and background when the state changes.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The cell's current state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = collection?.isEditing ?? false
    return state
  }

  /// Updates content and background for the current state.
  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Shows what the collection's editing mode asks for; does nothing unless overridden.
  func adoptEditing() {}

  /// Called when the state changes; does nothing unless overridden.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  private func makeContentView() -> UIView {
    let view = UIView()
    insertSubview(view, at: 0)
    return view
  }

  // MARK: Accessible element

  /// Cells alone count: a header or footer of this class is what a plain view would be.
  package override var elementType: ElementType? { isSupplementary ? super.elementType : .cell }
  package override var elementLabel: String {
    isSupplementary ? super.elementLabel : accessibilityLabel ?? joinedTexts
  }
  package override var elementIsSelected: Bool { isSelected || super.elementIsSelected }
  package override var elementIsEnabled: Bool { isUserInteractionEnabled && super.elementIsEnabled }

  package override func elementHasLabel(_ text: String) -> Bool {
    if isSupplementary { return super.elementHasLabel(text) }
    if let accessibilityLabel { return accessibilityLabel == text }
    return joinedTextsEqual(text)
  }

  package override func performTap() throws(Refusal) { try tapCell(of: .collection) }
  package override func performScrollTo() throws(Refusal) { scrollToVisible() }
  override func reactToTap() throws(Refusal) -> Bool { try selectItem() }
  override func reactToSwipeLeft() throws(Refusal) -> Bool { try openSwipe(.trailing) }
  override func reactToSwipeRight() throws(Refusal) -> Bool { try openSwipe(.leading) }
  override func reactToLongPress() -> Bool { openItemMenu() }
}
