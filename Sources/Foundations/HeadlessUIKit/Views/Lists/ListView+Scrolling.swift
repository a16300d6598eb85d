import Foundation

extension ListView {
  /// Scrolls until an item is visible; reports an item that does not exist.
  ///
  /// An item `NSNotFound` stands for the beginning of its section, which may be empty.
  func scroll(to path: IndexPath, asFirst: Bool, animated: Bool) {
    guard let position = counts.position(of: path) ?? beginning(of: path) else {
      return report(outOfBounds(path))
    }
    scroll(toPosition: position, asFirst: asFirst)
    if animated { endScrollingAnimationLater() }
  }

  /// Returns the position at which a section begins, if the item of the path is `NSNotFound`.
  private func beginning(of path: IndexPath) -> Int? {
    guard path.count == 2, path.item == NSNotFound, counts.contains(section: path.section)
    else { return nil }
    return min(counts.positions(ofSection: path.section).lowerBound, max(0, counts.total - 1))
  }

  /// Returns UIKit's message about scrolling to an item that does not exist.
  private func outOfBounds(_ path: IndexPath) -> String {
    guard path.count == 2 else { return "\(elementName) was told to scroll to \(path)." }
    let attempt = "Attempted to scroll the \(Self.nouns.view) to an out-of-bounds"
    guard counts.counts.indices.contains(path.section) else {
      return "\(elementName): \(attempt) section (\(path.section)) when there are only "
        + "\(counts.sections) sections."
    }
    return "\(elementName): \(attempt) \(Self.nouns.item) (\(path.item)) when there are only "
      + "\(counts.counts[path.section]) \(Self.nouns.item)s in section \(path.section)."
  }

  private func scroll(toPosition position: Int, asFirst: Bool) {
    let former = visible.first
    let goal = offset(showing: position, asFirst: asFirst)
    if asFirst || goal != contentOffset || !visible.positions.contains(position) {
      moveFinger(forward: goal == contentOffset ? position >= former : isAhead(goal))
    }
    removeCells(visible.scroll(to: position, asFirst: asFirst))
    if visible.first != former { loadVisibleCells() }
    // The heights of rows may be known only now.
    let rest = offset(showing: position, asFirst: asFirst)
    if rest != contentOffset {
      contentOffset = rest
    } else if visible.first != former {
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  private func isAhead(_ offset: CGPoint) -> Bool {
    geometry.along(offset) > geometry.along(contentOffset)
  }

  private func moveFinger(forward: Bool) {
    moveFinger(geometry.point(.zero, at: forward ? 1 : -1))
  }

  /// Scrolls to an item as a finger does, which pulls the last one a little past the end.
  func pull(to path: IndexPath) {
    guard let position = counts.position(of: path) else { return }
    drag(toRest: withinContent) {
      scroll(toPosition: position, asFirst: false)
      if position == cellCount - 1, bounces { pullPastEnd() }
    }
  }

  /// Moves the content past its end while a finger holds it.
  private func pullPastEnd() {
    moveFinger(forward: true)
    guard isDragging else { return }
    let end = withinContent(geometry.point(contentOffset, at: .greatestFiniteMagnitude))
    contentOffset = geometry.point(end, at: geometry.along(end) + ListGeometry.usualLine)
  }

  package var cellCount: Int { counts.total }

  package var contentVersion: Int { visible.version }

  package var visiblePositions: Range<Int> {
    loadIfNeeded()
    return visible.positions
  }

  package func visibleCell(at position: Int) -> (any AccessibleElement)? {
    visible[position].flatMap { $0.isOutOfSight ? nil : $0 }
  }

  package func scroll(toPosition position: Int) {
    loadIfNeeded()
    drag { scroll(toPosition: position, asFirst: false) }
  }

  package func inOneDrag(_ scroll: () -> Void) { drag(scroll) }
}
