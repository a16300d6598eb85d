public import Foundation

/// A list of rows in sections.
///
/// Up to thirty rows are visible at a time. The data source is asked for their cells only, in a
/// layout pass that runs before the next action of a driver. Scrolling decides which rows are visible.
open class UITableView: UIScrollView {
  final var reusePool = ReusePool<UITableViewCell>()
  final var headerFooterPool = ReusePool<UITableViewHeaderFooterView>()
  final var visible = VisibleCells<UITableViewCell>()
  final var visibleSections: [VisibleSection] = []
  final var selection: [IndexPath] = []
  final var changes = ListChanges()
  final var batchDepth = 0
  final var isLoading = false
  final var isLoaded = false
  final var layoutIsScheduled = false
  final var swipedRow: SwipedRow?

  /// Whether the default implementation of a protocol's method answered the last question.
  final var usedDefaultImplementation = false

  /// The style of the table.
  open private(set) var style = Style.plain

  /// Creates a table of a style; the frame is stored, without effect.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a table of a storyboard or nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    switch coder.interfaceElement?["style"] {
    case "grouped": style = .grouped
    case "insetGrouped": style = .insetGrouped
    default: break
    }
  }

  /// The object that provides the rows.
  @exclusivity(unchecked)  // each access is over at once, as those of the next ones are
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The receiver of rows that will be shown soon.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// The table view's delegate.
  @exclusivity(unchecked)
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  /// The view above all rows.
  @exclusivity(unchecked)
  open var tableHeaderView: UIView? { didSet { replaceSubview(oldValue, by: tableHeaderView) } }

  /// The view below all rows.
  @exclusivity(unchecked)
  open var tableFooterView: UIView? { didSet { replaceSubview(oldValue, by: tableFooterView) } }

  /// The view behind the rows, for example the message of an empty list.
  open var backgroundView: UIView? { didSet { replaceSubview(oldValue, by: backgroundView) } }

  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected in editing mode.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected in editing mode.
  open var allowsMultipleSelectionDuringEditing = false

  /// The height that the delegate gave for a row last, if it was not 0.
  final var measuredRowHeight: CGFloat?

  /// The content size as set, else an approximate one: that of all rows at one height.
  open override var contentSize: CGSize {
    get { contentSize(orElse: super.contentSize) }
    set { super.contentSize = newValue }
  }

  override func contentOffsetDidChange() { followOffset() }

  /// The height of rows, which decides the content size.
  open var rowHeight = UITableView.automaticDimension
  /// The estimated height of rows, which decides the content size where no other height does.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of section headers; 0 shows none.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of section footers; 0 shows none.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The estimated height of section headers; stored, without effect.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height of section footers; stored, without effect.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above section headers; stored, without effect.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// The style of the separators between rows; stored, without effect.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the separators; stored, without effect.
  open var separatorColor: UIColor?
  /// The insets of the separators; stored, without effect.
  open var separatorInset = UIEdgeInsets.zero

  /// Whether cells follow the readable width; stored, without effect.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// The colour of the section index; stored, without effect.
  open var sectionIndexColor: UIColor?
  /// The colour behind the section index; stored, without effect.
  open var sectionIndexBackgroundColor: UIColor?
  /// The colour behind the section index while a finger is on it; stored, without effect.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The number of rows from which the section index is shown; stored, without effect.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// Whether content views are inset by the safe area; stored, without effect.
  open var insetsContentViewsToSafeArea = true

  private var editing = false

  /// Whether the table is in editing mode; setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves editing mode, which deselects all rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    closeSwipe()
    for path in selection { removeFromSelection(path) }
    self.editing = editing
    for cell in visible.loaded {
      cell.setEditing(editing, animated: animated)
      cell.showEditButton()
    }
  }

  /// Registers a class for the cells of a reuse identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    reusePool.register(identifier, type.map { type in { type.init(reusableAs: identifier) } })
  }

  /// Registers a class for the headers and footers of a reuse identifier.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    headerFooterPool.register(
      identifier, type.map { type in { type.init(reusableAs: identifier) } })
  }

  /// Returns a reusable cell, else a new one of the registered class; nil if none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusePool.dequeue(identifier)
  }

  /// Returns a reusable cell, else a new one of the registered class.
  ///
  /// An identifier without a class is a finding, since UIKit raises an exception; a plain cell is
  /// returned then.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueCell(identifier) }

  /// Removes all rows, and asks the data source again; the selection is lost, as in UIKit.
  open func reloadData() { unloadAll() }

  // MARK: Rows

  /// Registers a nib for the cells of a reuse identifier; nil removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reusePool.register(
      identifier,
      nib.map { nib in nib.factory(identifier) { UITableViewCell(reusableAs: identifier) } })
  }

  /// The number of sections, as the data source last answered.
  open var numberOfSections: Int { counts.sections }

  /// Returns the number of rows in a section, as the data source last answered.
  ///
  /// A section that does not exist is a finding, since UIKit raises an exception; 0 is returned then.
  open func numberOfRows(inSection section: Int) -> Int {
    count(inSection: section) { _ in
      "Requested the number of rows for section (\(section)) which is out of bounds."
    }
  }

  /// Returns the cell of a visible row; nil for other rows.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    loadUnlessLoading()
    return loadedCell(at: indexPath)
  }

  /// Returns the index path of a visible cell; nil for other cells.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cell.table === self ? cell.path : nil
  }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    loadUnlessLoading()
    return visible.loaded
  }

  package override var loadedParts: [UIView] { super.loadedParts + visible.loaded }

  /// The index paths of the visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { visibleCells.compactMap(\.path) }

  /// Scrolls until a row is visible, at the top if the scroll position is `top`.
  ///
  /// A row that does not exist is a finding, since UIKit raises an exception.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, asFirst: scrollPosition == .top, animated: animated)
  }

  /// The index path of the row selected first; nil if none is selected.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The index paths of the selected rows, in the order of their selection; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection
  }

  /// Selects a row without telling the delegate; nil deselects all rows.
  ///
  /// Scrolling to a row that does not exist is a finding, since UIKit raises an exception.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath)
    if let indexPath, scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    removeFromSelection(indexPath)
  }

  /// Returns the bounds: nothing is laid out.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { bounds }

  // MARK: Headers and footers

  /// Registers a nib for headers and footers of a reuse identifier; nil removes the registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterPool.register(
      identifier,
      nib.map { nib in
        nib.factory(identifier) { UITableViewHeaderFooterView(reuseIdentifier: identifier) }
      })
  }

  /// Returns a reusable view, else a new one of the registered class; nil if none is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { headerFooterPool.dequeue(identifier) }

  /// Returns the header of a visible section, if it is a `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visibleSections.first { $0.section == section }?.header as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a visible section, if it is a `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visibleSections.first { $0.section == section }?.footer as? UITableViewHeaderFooterView
  }

  // MARK: Updates

  /// Applies several changes as one; completes after the time their animation takes.
  ///
  /// The app must change its data along with the rows. Counts that do not match the changes are a
  /// finding, since UIKit raises an exception; the table is reloaded then.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completeUpdates(completion)
  }

  /// Begins a batch of changes; ``endUpdates()`` applies them together.
  open func beginUpdates() {
    batchDepth += 1
  }

  /// Ends a batch of changes and applies them together.
  open func endUpdates() {
    guard batchDepth > 0 else {
      return report("\(elementName) was told endUpdates() without beginUpdates().")
    }
    endBatch()
  }

  /// Inserts rows at their index paths after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.inserted += indexPaths }
  }

  /// Deletes rows at their index paths before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.deleted += indexPaths }
  }

  /// Reloads rows at their index paths before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.reloaded += indexPaths }
  }

  /// Moves a row from its index path before the update to its index path after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.moved.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Inserts sections at their indexes after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections at their indexes before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections at their indexes before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section from its index before the update to its index after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Asks the data source for visible rows again, which gets their present cells to configure.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths)
  }

  // MARK: The layout pass

  /// Schedules a layout pass, which loads the visible rows.
  open override func setNeedsLayout() {
    super.setNeedsLayout()
    scheduleLayout()
  }

  /// Loads the visible rows now.
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

  package override var elementType: ElementType? { .table }

  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    if isAccessibilityElement { return visitContextMenu(body) }
    if rare?.accessibilityElements != nil { return visitChildren(body) }
    return visitParts(body)
  }
}

extension UITableView {
  /// The style of a table.
  nonisolated public enum Style: Int, Sendable {
    /// Rows from edge to edge, grouped rows, or grouped rows with margins.
    case plain, grouped, insetGrouped
  }

  /// The position to which a row is scrolled.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// The least movement, the top, the middle, or the bottom.
    case none, top, middle, bottom
  }

  /// The animation of an update; it has no effect.
  nonisolated public enum RowAnimation: Int, Sendable {
    /// An animation of a given kind, none, or one that the table chooses.
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }

  /// The value for a dimension that the content determines.
  nonisolated public static let automaticDimension: CGFloat = -1
}
