import Foundation

/// A cell of a list: a table view's or a collection view's cell.
protocol ListCell: ReusableView {
  /// The index path of the cell's item; nil while the cell is in no list.
  var path: IndexPath? { get set }

  /// The buttons that a swipe revealed.
  var swipeButtons: [UIButton] { get set }

  /// Shows whether the cell's item is selected.
  func showSelection(_ selected: Bool)

  /// Removes the cell's reference to its list, and its selection.
  func detach()
}

/// A scroll view that shows the cells of a data source: a table view or a collection view.
///
/// It keeps the cells of the visible items loaded, and follows scrolling, updates and selection.
protocol ListView: UIScrollView, ScrollingElement {
  associatedtype Cell: ListCell
  associatedtype DataSource

  /// The names for the view and its items in messages.
  static var nouns: ListNouns { get }

  var dataSource: DataSource? { get }
  var reusePool: ReusePool<Cell> { get set }
  var visible: VisibleCells<Cell> { get set }

  /// The index paths of the selected items, in the order they were selected.
  var selection: [IndexPath] { get set }

  /// The updates collected since the outermost batch began.
  var changes: ListChanges { get set }

  /// The number of batches that have begun and not ended.
  var batchDepth: Int { get set }

  /// Whether cells are being loaded now.
  var isLoading: Bool { get set }

  /// Whether all visible cells are loaded.
  var isLoaded: Bool { get set }

  /// Whether a layout pass is scheduled.
  var layoutIsScheduled: Bool { get set }

  /// The cell that shows swipe actions.
  var swipedCell: Cell? { get }

  /// Whether the list is edited.
  var isEditing: Bool { get }

  /// Whether an item can be selected while the list is not edited.
  var allowsSelection: Bool { get }

  /// Whether several items can be selected while the list is not edited.
  var allowsMultipleSelection: Bool { get }

  /// Whether an item can be selected while the list is edited.
  var allowsSelectionDuringEditing: Bool { get }

  /// Whether several items can be selected while the list is edited.
  var allowsMultipleSelectionDuringEditing: Bool { get }

  /// Discards everything loaded; the data source is asked again in the next layout pass.
  func reloadData()

  /// Asks the data source for the number of items in each section.
  func countItems(of dataSource: DataSource) -> SectionCounts

  /// Asks the data source for a cell.
  func cell(at path: IndexPath, from dataSource: DataSource) -> Cell

  /// Sets the cell's list, its index path and the state that depends on the list.
  func attach(_ cell: Cell, at path: IndexPath)

  /// Whether there is a receiver of items that will be shown soon.
  var prefetches: Bool { get }

  /// Tells that receiver of items.
  func prefetch(_ paths: [IndexPath])

  /// Tells the delegate that a cell will be displayed.
  func willDisplay(_ cell: Cell, at path: IndexPath)

  /// The approximate places of the items.
  var geometry: ListGeometry { get }

  /// Asks for the heights of the loaded cells again, as every update does.
  func measureCells()

  /// Tells the delegate that a cell is no longer displayed.
  func didEndDisplaying(_ cell: Cell, at path: IndexPath)

  /// Loads the headers and footers of the visible sections.
  func loadSupplementaryViews(from dataSource: DataSource)

  /// Removes all headers and footers.
  func removeSupplementaryViews()

  /// Hides the swipe actions that a cell shows.
  func closeSwipe()

  /// Performs a tap on a cell: asks and tells the delegate, highlights the cell, changes the selection.
  func tap(_ cell: Cell, at path: IndexPath)
}

extension ListView {
  /// The number of items in each section; asks the data source if it was not asked yet.
  var counts: SectionCounts {
    if let counts = visible.counts { return counts }
    guard let dataSource else { return SectionCounts([]) }
    visible.reset(to: countItems(of: dataSource))
    return visible.counts ?? SectionCounts([])
  }

  /// The loaded cell of an item; nil for an item that is not visible.
  func loadedCell(at path: IndexPath) -> Cell? {
    visible.counts?.position(of: path).flatMap { visible[$0] }
  }

  /// Loads what is missing, unless the data source is asked for cells at this moment.
  func loadUnlessLoading() {
    if !isLoading { loadIfNeeded() }
  }

  /// Loads the counts and the visible cells that are missing.
  func loadIfNeeded() {
    layoutIsScheduled = false
    if !isLoaded, dataSource != nil { loadVisibleCells() }
  }

  /// Loads the visible cells that are missing, and the headers and footers of visible sections.
  func loadVisibleCells() {
    guard !isLoading, let dataSource else { return }
    loadVisibleCells(from: dataSource)
    if prefetches { prefetchItems() }
  }

  /// Tells of the items after a first screenful, up to a screenful beyond the visible ones.
  private func prefetchItems() {
    guard !visible.isPrefetching, let counts = visible.counts else { return }
    let paths = visible.takeUnprefetched().map(counts.path)
    guard !paths.isEmpty else { return }
    visible.isPrefetching = true
    prefetch(paths)
    visible.isPrefetching = false
  }

  private func loadVisibleCells(from dataSource: DataSource) {
    isLoading = true
    defer { isLoading = false }
    _ = counts
    var position = visible.first
    while position < visible.end {
      if visible[position] == nil { loadCell(at: position, from: dataSource) }
      position += 1
    }
    loadSupplementaryViews(from: dataSource)
    isLoaded = visible.counts != nil
  }

  private func loadCell(at position: Int, from dataSource: DataSource) {
    guard let path = visible.counts?.path(at: position) else { return }
    let cell = cell(at: path, from: dataSource)
    // The data source may have reloaded the list while it was asked.
    guard visible.counts?.position(of: path) == position else { return }
    attach(cell, at: path)
    visible[position] = cell
    willDisplay(cell, at: path)
    // The delegate may have reloaded the list.
    if visible[position] === cell, cell.superview !== self { addSubview(cell) }
  }

  /// Removes cells and adds them to the reuse pool, the last one first.
  ///
  /// The pool returns the last view added, so the cells are used again in their present order.
  func removeCells(_ cells: [Cell]) {
    for cell in cells.reversed() {
      cell.removeFromSuperview()
      if let path = cell.path { didEndDisplaying(cell, at: path) }
      cell.detach()
      reusePool.enqueue(cell)
    }
  }

  /// Removes all views and the selection, and requests a layout pass.
  func unloadAll() {
    closeSwipe()
    selection.removeAll()
    removeSupplementaryViews()
    removeCells(visible.loaded)
    visible.removeAll()
    setNeedsLayout()
  }

  /// Schedules a layout pass that loads the visible cells, unless one is scheduled.
  func scheduleLayout() {
    isLoaded = false
    guard !layoutIsScheduled, window != nil, dataSource != nil else { return }
    layoutIsScheduled = true
    LayoutPass.schedule("\(Self.nouns.item)s of \(type(of: self))") { [weak self] in
      if let self, layoutIsScheduled { loadIfNeeded() }
    }
  }

  /// Exchanges a subview of the list; does nothing if both are the same view.
  func replaceSubview(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }
}
