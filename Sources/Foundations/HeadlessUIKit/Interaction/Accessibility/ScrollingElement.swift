/// A list that can be scrolled to find a cell that is not visible.
package protocol ScrollingElement: AccessibleElement {
  /// The number of cells, visible or not; no cell is loaded for it.
  var cellCount: Int { get }

  /// A number that grows whenever the list is told of other cells.
  var contentVersion: Int { get }

  /// The positions of the visible cells.
  var visiblePositions: Range<Int> { get }

  /// Returns the cell at a visible position; nil if the cell is hidden.
  func visibleCell(at position: Int) -> (any AccessibleElement)?

  /// Scrolls just enough to make a position visible, as a finger does.
  func scroll(toPosition position: Int)

  /// Performs several scrolls as one drag of a finger.
  func inOneDrag(_ scroll: () -> Void)
}

extension AccessibleElement {
  /// The element as a list; nil for another one.
  ///
  /// Every list is a scroll view, which is cheaper to tell than a conformance.
  package var asScrolling: (any ScrollingElement)? {
    (self as? UIScrollView) as? any ScrollingElement
  }
}

extension ScrollingElement {
  /// The number of cells that a list may get during a search; a feed without an end has more.
  private static var growthLimit: Int { 1_000 }

  /// Returns the cell at a position without scrolling; nil if it is out of view or hidden.
  package func loadedCell(at position: Int) -> (any AccessibleElement)? {
    visiblePositions.contains(position) ? visibleCell(at: position) : nil
  }

  /// Scrolls to the first cell that satisfies a predicate: down to the end, then up to the start.
  ///
  /// The scroll position is restored if no cell does. Each cell passed is loaded once, and cells
  /// that are visible at the start are not tested. Of a list that grows while it scrolls, a thousand
  /// new cells are tested.
  package func scrollToCell(
    where matches: (any AccessibleElement) -> Bool
  ) -> (any AccessibleElement)? {
    var found: (any AccessibleElement)?
    inOneDrag { found = search(matches) }
    return found
  }

  private func search(
    _ matches: (any AccessibleElement) -> Bool
  ) -> (any AccessibleElement)? {
    let start = visiblePositions
    let limit = cellCount + Self.growthLimit
    var position = start.upperBound
    while position < min(cellCount, limit) {
      if let cell = scrollToCell(at: position), matches(cell) { return cell }
      position += 1
    }
    scroll(toPosition: start.lowerBound)
    for position in (0..<start.lowerBound).reversed() {
      if let cell = scrollToCell(at: position), matches(cell) { return cell }
    }
    if let last = start.last {
      scroll(toPosition: start.lowerBound)
      if !visiblePositions.contains(last) { scroll(toPosition: last) }
    }
    return nil
  }

  /// Scrolls to the cell at a position and returns it; nil if there is none.
  package func scrollToCell(at position: Int) -> (any AccessibleElement)? {
    guard (0..<cellCount).contains(position) else { return nil }
    scroll(toPosition: position)
    // Code that hears of the scrolling may have reloaded the list.
    return loadedCell(at: position)
  }
}
