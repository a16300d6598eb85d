public import Foundation

/// The receiver of items that will be shown soon; nothing scrolls ahead here, so it is never called.
@MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Called on a phone before items are shown.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called on a phone when items are not shown after all.
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
  private final class Source {
    weak var object: (any UICollectionViewDataSourcePrefetching)?
    init(_ object: (any UICollectionViewDataSourcePrefetching)?) { self.object = object }
  }

  /// The receiver of items that will be shown soon; held weakly, and never called.
  public final var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { stored(Source(nil)).object }
    set { store(Source(newValue)) }
  }

  /// Whether items are asked for before they are shown; stored, without effect.
  public final var isPrefetchingEnabled: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
}
