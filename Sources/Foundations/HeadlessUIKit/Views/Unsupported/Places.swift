public import Foundation

/// Places of rows and items on the screen: nothing is laid out, so no point is in one.
extension UITableView {
  /// Returns nil: nothing is laid out.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
}

extension UICollectionView {
  /// Returns nil: nothing is laid out.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }

  /// Returns the attributes of an item without a frame: nothing is laid out.
  public final func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns false: items are not dragged.
  public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Does nothing: items are not dragged.
  public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Does nothing: items are not dragged.
  public final func endInteractiveMovement() {}
  /// Does nothing: items are not dragged.
  public final func cancelInteractiveMovement() {}
}
