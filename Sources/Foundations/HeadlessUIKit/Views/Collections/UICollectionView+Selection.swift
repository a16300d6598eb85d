public import Foundation

extension UICollectionView {
  /// A finger goes down and up on an item; asked and told in the order UIKit documents.
  final func tapItem(at path: IndexPath, _ cell: UICollectionViewCell) {
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    if allowsMultipleSelection, selection.contains(path) {
      deselectByHand(path)
    } else {
      selectByHand(path)
    }
    cell.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func selectByHand(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for other in selection where other != path {
        unmark(other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    mark(path)
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func deselectByHand(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    unmark(path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  private func mark(_ path: IndexPath) {
    if !selection.contains(path) { selection.append(path) }
    cellInSight(path)?.isSelected = true
  }

  private func unmark(_ path: IndexPath) {
    selection.removeAll { $0 == path }
    cellInSight(path)?.isSelected = false
  }

  /// The selected items in the order they were selected; nil for none.
  public final var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection
  }

  /// Selects an item by code, which nobody is told; nil deselects all.
  public final func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selection { unmark(path) }
      return
    }
    guard counted.contains(indexPath) else { return }
    if !allowsMultipleSelection {
      for path in selection { unmark(path) }
    }
    mark(indexPath)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item by code, which nobody is told.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    unmark(indexPath)
  }

  /// Hides what a swipe offered.
  final func closeSwipe() {
    guard let cell = swiped else { return }
    swiped = nil
    for button in cell.swipeButtons { button.removeFromSuperview() }
    cell.swipeButtons = []
  }
}
