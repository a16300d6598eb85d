public import Foundation

/// Items in sections.
///
/// As in a table, about thirty items are in sight at a time, and only those are asked for.
open class UICollectionView: UIScrollView {
  /// How many items are in sight.
  static let itemsInSight = 30

  final var registry = CellRegistry<UICollectionViewCell>()
  final var partRegistries: [String: CellRegistry<UICollectionReusableView>] = [:]
  final var sight = Sight<UICollectionViewCell>()
  final var changes = RowChanges()
  final var isBatching = false
  final var selection: [IndexPath] = []
  final var parts: [PartInSight] = []
  final var isFilling = false
  final var isFilled = false
  final weak var swiped: UICollectionViewCell?

  /// Where the items lie.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      retireParts()
      setNeedsLayout()
    }
  }

  /// Creates a collection; its frame is kept, and nothing is computed from it.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection with a flow layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Creates a collection with a flow layout, whatever the archive says: there are no nibs here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Who says what is in the collection.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Who is asked and told what a person does.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  /// The view behind the items; shown where an app says so, an empty list's message for example.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { addSubview(backgroundView) }
    }
  }

  /// Whether items can be selected.
  open var allowsSelection = true

  /// Whether several items can be selected.
  open var allowsMultipleSelection = false

  /// Changes the layout; completes after the time the animation takes.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    guard let completion else { return }
    UIView.animate(withDuration: animated ? 0.3 : 0) {
    } completion: {
      completion($0)
    }
  }

  /// Asks the data source anew for everything; selections are lost, as in UIKit.
  open func reloadData() {
    closeSwipe()
    selection.removeAll()
    retireParts()
    retire(sight.all)
    sight.forgetCounts()
    setNeedsLayout()
  }

  // MARK: The layout pass

  private var layoutIsDue = false

  /// Lets the items in sight be asked for before the next thing a person can do.
  open override func setNeedsLayout() {
    super.setNeedsLayout()
    isFilled = false
    guard !layoutIsDue, window != nil, dataSource != nil else { return }
    layoutIsDue = true
    LayoutPass.schedule("items of \(type(of: self))") { [weak self] in
      if let self, layoutIsDue { lookAtItems() }
    }
  }

  /// Asks for the items in sight now.
  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    lookAtItems()
  }

  /// Loads counts and cells in sight that are not there yet.
  final func lookAtItems() {
    layoutIsDue = false
    if !isFilled, dataSource != nil { fillSight() }
  }

  override func windowDidChange() {
    super.windowDidChange()
    setNeedsLayout()
  }

  // MARK: As an element

  package override var elementType: ElementType? { .collectionView }

  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    if isAccessibilityElement { return false }
    if rare?.accessibilityElements != nil { return visitChildren(body) }
    return visitParts(body)
  }
}

extension UICollectionView {
  /// Where one scrolls.
  nonisolated public enum ScrollDirection: Int, Sendable {
    /// Up and down, or across.
    case vertical, horizontal
  }

  /// Where an item comes to lie when it is scrolled to.
  nonisolated public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Positions of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle up and down.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of a view above a section.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of a view below a section.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
