public import Foundation

/// A list of items in sections.
///
/// As in a table, up to thirty items are visible at a time, and cells are asked for only for those.
open class UICollectionView: UIScrollView {
  final var reusePool = ReusePool<UICollectionViewCell>()
  final var supplementaryPools: [String: ReusePool<UICollectionReusableView>] = [:]
  final var visible = VisibleCells<UICollectionViewCell>()
  final var supplementaryViews: [VisibleSupplementaryView] = []
  final var selection: [IndexPath] = []
  final var changes = ListChanges()
  final var batchDepth = 0
  final var isLoading = false
  final var isLoaded = false
  final var layoutIsScheduled = false
  final weak var swipedCell: UICollectionViewCell?

  /// The views dequeued since the data source was asked for one; nil while it is not asked.
  final var dequeuedViews: [UICollectionReusableView]?

  /// The layout, which decides which headers and footers there are.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      removeSupplementaryViews()
      setNeedsLayout()
    }
  }

  /// Creates a collection; the frame is stored, without effect.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection with a flow layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Creates a collection with a flow layout; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// The object that provides the items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The collection view's delegate.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  /// The frame as set; without a size, the size is that of the nearest superview with one.
  open override var frame: CGRect {
    get { frame(orElse: super.frame) }
    set { super.frame = newValue }
  }

  /// The content size as set or of the app's layout, else that of all items at one size.
  open override var contentSize: CGSize {
    get {
      let own = super.contentSize
      return contentSize(
        orElse: own == .zero ? collectionViewLayout.collectionViewContentSize : own)
    }
    set { super.contentSize = newValue }
  }

  override func contentOffsetDidChange() { followOffset() }

  /// The view behind the items, for example the message of an empty list.
  open var backgroundView: UIView? {
    didSet { replaceSubview(oldValue, by: backgroundView) }
  }

  /// Whether items can be selected.
  open var allowsSelection = true

  /// Whether several items can be selected.
  open var allowsMultipleSelection = false

  /// Whether items can be selected in editing mode.
  open var allowsSelectionDuringEditing = false

  /// Whether several items can be selected in editing mode.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether the collection is in editing mode, which its cells show in their configuration.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      closeSwipe()
      for cell in visible.loaded {
        cell.setNeedsUpdateConfiguration()
        cell.adoptEditing()
      }
    }
  }

  /// Sets the layout; completes after the time the animation takes.
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

  /// Removes all items, and asks the data source again; the selection is lost, as in UIKit.
  open func reloadData() { unloadAll() }

  /// Returns a reusable cell, else a new one of the registered class.
  ///
  /// An identifier without a class is a finding, since UIKit raises an exception; a plain cell is
  /// returned then.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier) }

  // MARK: The layout pass

  /// Schedules a layout pass, which loads the visible items.
  open override func setNeedsLayout() {
    super.setNeedsLayout()
    scheduleLayout()
  }

  /// Loads the visible items now.
  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    loadIfNeeded()
  }

  override func windowDidChange() {
    super.windowDidChange()
    setNeedsLayout()
  }

  override func dragWillBegin() { closeSwipe() }

  // MARK: Accessible element

  package override var elementType: ElementType? { .collectionView }

  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    if isAccessibilityElement { return visitContextMenu(body) }
    if rare?.accessibilityElements != nil { return visitChildren(body) }
    return visitParts(body)
  }
}

extension UICollectionView {
  /// The direction in which a collection scrolls.
  nonisolated public enum ScrollDirection: Int, Sendable {
    /// Vertically or horizontally.
    case vertical, horizontal
  }

  /// The position to which an item is scrolled.
  nonisolated public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt

    /// Creates an option set of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The vertical centre.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The horizontal centre.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of a section's header.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of a section's footer.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
