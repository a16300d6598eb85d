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

  /// The receiver of items that will be shown soon.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// The object that provides the items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The collection view's delegate.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { scrollDelegate = delegate }
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

  /// Registers a class for the cells of a reuse identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let type = cellClass as? UICollectionViewCell.Type
    reusePool.register(identifier, type.map { type in { type.init(reusableAs: identifier) } })
  }

  /// Returns a reusable cell, else a new one of the registered class.
  ///
  /// An identifier without a class is a finding, since UIKit raises an exception; a plain cell is
  /// returned then.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier) }

  // MARK: Items

  /// Registers a nib for the cells of a reuse identifier; nil removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reusePool.register(
      identifier,
      nib.map { nib in nib.factory(identifier) { UICollectionViewCell(reusableAs: identifier) } })
  }

  /// The number of sections, as the data source last answered.
  open var numberOfSections: Int { counts.sections }

  /// Returns the number of items in a section, as the data source last answered.
  ///
  /// A section that does not exist is a finding, since UIKit raises an exception; 0 is returned then.
  open func numberOfItems(inSection section: Int) -> Int {
    count(inSection: section) { sections in
      "request for number of items in section \(section) when there are only \(sections) sections "
        + "in the collection view."
    }
  }

  /// Returns the cell of a visible item; nil for other items.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    loadUnlessLoading()
    return loadedCell(at: indexPath)
  }

  /// Returns the index path of a visible cell; nil for other cells.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cell.collection === self ? cell.path : nil
  }

  /// The visible cells in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    loadUnlessLoading()
    return visible.loaded
  }

  package override var loadedParts: [UIView] { super.loadedParts + visible.loaded }

  /// The index paths of the visible items in their order.
  open var indexPathsForVisibleItems: [IndexPath] { visibleCells.compactMap(\.path) }

  /// Scrolls until an item is visible; as the first one if the position contains `top` or `left`.
  ///
  /// An item that does not exist is a finding, since UIKit raises an exception.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let asFirst = !scrollPosition.isDisjoint(with: [.top, .left])
    scroll(to: indexPath, asFirst: asFirst, animated: animated)
  }

  /// The index paths of the selected items, in the order of their selection; never nil, as in UIKit.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item without telling the delegate; nil deselects all items.
  ///
  /// Scrolling to an item that does not exist is a finding, since UIKit raises an exception.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath)
    if let indexPath, !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    removeFromSelection(indexPath)
  }

  /// Returns a reusable view, else a new one; an identifier without a class is a finding.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryPools[elementKind]?.dequeue(identifier) {
      didDequeue(view)
      return view
    }
    reportUnregistered(
      identifier, mistake: "could not dequeue a view of kind: \(elementKind)",
      as: "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)")
    return UICollectionReusableView(reusableAs: identifier)
  }

  /// Returns the view of a kind in a visible section; nil if there is none.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplementaryViews.first { $0.kind == elementKind && $0.section == indexPath.section }?.view
  }

  // MARK: Updates

  /// Applies several changes as one; completes after the time their animation takes.
  ///
  /// The app must change its data along with the items; counts that do not match the changes are a
  /// finding, as in a table.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batchDepth += 1
    updates?()
    endBatch()
    completeUpdates(completion)
  }

  /// Inserts items at their index paths after the update.
  open func insertItems(at indexPaths: [IndexPath]) {
    record { $0.inserted += indexPaths }
  }

  /// Deletes items at their index paths before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    record { $0.deleted += indexPaths }
  }

  /// Reloads items at their index paths before the update.
  open func reloadItems(at indexPaths: [IndexPath]) {
    record { $0.reloaded += indexPaths }
  }

  /// Moves an item from its index path before the update to its index path after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.moved.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Inserts sections at their indexes after the update.
  open func insertSections(_ sections: IndexSet) {
    record { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections at their indexes before the update.
  open func deleteSections(_ sections: IndexSet) {
    record { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections at their indexes before the update.
  open func reloadSections(_ sections: IndexSet) {
    record { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section from its index before the update to its index after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Asks the data source for visible items again, which gets their present cells to configure.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths)
  }

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
