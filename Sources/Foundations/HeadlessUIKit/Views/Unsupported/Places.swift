public import Foundation

extension UICollectionView {
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
