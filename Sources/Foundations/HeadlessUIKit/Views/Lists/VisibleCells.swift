/// The visible items of a list: their positions, and the cells loaded for them.
struct VisibleCells<Cell: UIView> {
  /// The largest number of items that are visible at a time.
  static var capacity: Int { 30 }
  /// The number of items that are taken to fit on a phone's screen, and to be prefetched beyond the visible ones.
  private static var screenful: Int { 10 }

  /// The number of items in each section; nil until the data source is asked.
  private(set) var counts: SectionCounts?

  /// The position of the first visible item.
  private(set) var first = 0

  /// The number of times that the items were counted or changed.
  private(set) var version = 0

  /// The positions before which items were prefetched.
  private var prefetchedEnd = Self.screenful
  /// Whether items are prefetched at this moment.
  var isPrefetching = false

  /// The cells of the visible items; nil for a cell that is not loaded yet.
  private var cells: [Cell?] = []

  /// The position after the last visible item.
  var end: Int { first + cells.count }

  /// The positions of the visible items.
  var positions: Range<Int> { first..<end }

  /// The loaded cells.
  var loaded: [Cell] { cells.compactMap(\.self) }

  /// Notes that items have other contents now, visible or not.
  mutating func noteChange() { version += 1 }

  mutating func removeAll() {
    version += 1
    if !isPrefetching { prefetchedEnd = Self.screenful }
    counts = nil
    cells = []
  }

  /// Sets the counts and unloads all cells; the first position changes only if it must.
  mutating func reset(to counts: SectionCounts) {
    version += 1
    self.counts = counts
    first = max(0, min(first, counts.total - Self.capacity))
    cells = Array(repeating: nil, count: min(Self.capacity, counts.total - first))
  }

  /// Sets new counts, moves each cell to its item's new position, and returns the cells to remove.
  ///
  /// - Parameters:
  ///   - counts: The new counts.
  ///   - newPosition: Returns an item's new position; nil for an item that no longer exists.
  mutating func update(to counts: SectionCounts, newPosition: (Int) -> Int?) -> [Cell] {
    let (former, formerFirst) = (cells, first)
    reset(to: counts)
    var removed: [Cell] = []
    for case (let index, let cell?) in former.enumerated() {
      if let new = newPosition(index + formerFirst), positions.contains(new) {
        cells[new - first] = cell
      } else {
        removed.append(cell)
      }
    }
    if !removed.isEmpty { prefetchedEnd = Self.screenful }
    return removed
  }

  /// Returns the positions that are to be prefetched, each once until it is removed or the list reloaded.
  mutating func takeUnprefetched() -> Range<Int> {
    let new = prefetchedEnd..<max(prefetchedEnd, min(counts?.total ?? 0, end + Self.screenful))
    prefetchedEnd = new.upperBound
    return new
  }

  /// Scrolls just enough to make a position visible, and returns the cells to remove.
  ///
  /// - Parameters:
  ///   - position: The position to make visible.
  ///   - asFirst: Whether it becomes the first visible position, as far as the list is long enough.
  mutating func scroll(to position: Int, asFirst: Bool) -> [Cell] {
    guard let counts else { return [] }
    var start = first
    if asFirst || position < first { start = position }
    if !asFirst, position >= end { start = position - Self.capacity + 1 }
    start = max(0, min(start, counts.total - Self.capacity))
    return setPositions(start..<min(start + Self.capacity, counts.total))
  }

  private mutating func setPositions(_ new: Range<Int>) -> [Cell] {
    guard new != positions else { return [] }
    var kept: [Cell?] = Array(repeating: nil, count: new.count)
    var removed: [Cell] = []
    for (offset, cell) in cells.enumerated() {
      guard let cell else { continue }
      let position = first + offset
      if new.contains(position) {
        kept[position - new.lowerBound] = cell
      } else {
        removed.append(cell)
      }
    }
    first = new.lowerBound
    cells = kept
    return removed
  }

  /// The cell at a position; nil if the position is not visible or its cell is not loaded.
  subscript(position: Int) -> Cell? {
    get { positions.contains(position) ? cells[position - first] : nil }
    set { if positions.contains(position) { cells[position - first] = newValue } }
  }
}
