internal import Foundation

/// One item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  final weak var collection: UICollectionView?
  final var path: IndexPath?
  final var swipeButtons: [UIButton] = []
  private var content = ShownContent()

  /// The view that holds the content.
  public private(set) lazy var contentView: UIView = makeContentView()

  /// The view behind the content.
  open var backgroundView: UIView?

  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView?

  /// The content as a value; setting it shows it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { content.show(contentConfiguration, in: contentView) }
  }

  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// Whether the cell is selected; the collection sets it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether a finger is on the cell; the collection sets it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Called when the state changed, to adapt content and background.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What the cell is at the moment.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
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

  private func makeContentView() -> UIView {
    let view = UIView()
    insertSubview(view, at: 0)
    return view
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

  package override func performTap() throws(Refusal) { try tapItem() }
  package override func performScrollTo() throws(Refusal) { scrollIntoSight() }
  override func reactToTap() throws(Refusal) -> Bool { try select() }
  override func reactToSwipeLeft() throws(Refusal) -> Bool { try openSwipe(.trailing) }
  override func reactToSwipeRight() throws(Refusal) -> Bool { try openSwipe(.leading) }
  package override func performLongPress() throws(Refusal) { try pressItem() }
}

/// A cell of a collection laid out as a list.
open class UICollectionViewListCell: UICollectionViewCell {
  /// What shows beside the content.
  open var accessories: [UICellAccessory] = []

  /// How far the content is moved in.
  open var indentationLevel = 0

  /// The usual content of a list's cell, empty.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// What shows beside the content of a list's cell.
nonisolated public struct UICellAccessory: Hashable, Sendable {
  private let word: String

  /// An arrow.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(word: "arrow") }
  /// A check mark.
  public static func checkmark() -> UICellAccessory { UICellAccessory(word: "check mark") }
  /// A handle to move the item by.
  public static func reorder() -> UICellAccessory { UICellAccessory(word: "reorder") }
}
