internal import Foundation

extension UICollectionView {
  /// Highlights an item and selects or deselects it; asks and tells the delegate in UIKit's order.
  final func tap(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    if selectsSeveral, selection.contains(path) {
      deselectByTap(path)
    } else {
      selectByTap(path)
    }
    cell.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func selectByTap(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !selectsSeveral {
      for other in selection where other != path {
        removeFromSelection(other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    addToSelection(path)
    cellForItem(at: path)?.segue?()
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func deselectByTap(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    removeFromSelection(path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// Hides the swipe actions that a cell shows.
  final func closeSwipe() {
    let cell = swipedCell
    swipedCell = nil
    cell?.removeSwipeButtons()
  }
}
