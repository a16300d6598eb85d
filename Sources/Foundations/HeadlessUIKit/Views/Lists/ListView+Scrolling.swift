import Foundation

extension ListView {
  /// Scrolls until an item is visible; reports an item that does not exist.
  func scroll(to path: IndexPath, asFirst: Bool, animated: Bool) {
    guard let position = counts.position(of: path) else {
      return report(
        "\(elementName) was told to scroll to \(Self.nouns.name(path)), which does not exist.")
    }
    scroll(toPosition: position, asFirst: asFirst)
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  private func scroll(toPosition position: Int, asFirst: Bool) {
    let former = visible.first
    removeCells(visible.scroll(to: position, asFirst: asFirst))
    guard visible.first != former else { return }
    loadVisibleCells()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  package var cellCount: Int { counts.total }

  package var visiblePositions: Range<Int> {
    loadIfNeeded()
    return visible.positions
  }

  package func visibleCell(at position: Int) -> (any AccessibleElement)? {
    visible[position].flatMap { $0.isOutOfSight ? nil : $0 }
  }

  package func scroll(toPosition position: Int) {
    loadIfNeeded()
    scroll(toPosition: position, asFirst: false)
  }
}
