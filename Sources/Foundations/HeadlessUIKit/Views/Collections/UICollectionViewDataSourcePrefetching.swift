public import Foundation

/// The receiver of items that will be shown soon.
@MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Called for the items after the first ten, up to ten beyond those in sight; once for each until a reload.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called on a phone when items are not shown after all, and never here.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UICollectionView {
  final var prefetches: Bool { prefetchDataSource != nil && isPrefetchingEnabled }

  final func prefetch(_ paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: paths)
  }

  /// Whether the receiver of items that will be shown soon is told of them.
  public final var isPrefetchingEnabled: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
}
