public import Foundation
public import HeadlessUIKit
public import Reactive

/// A receiver of items that will be shown soon, which sends them and forwards them to the app's own.
private final class ItemPrefetching: UICollectionViewDataSourcePrefetching {
  let items = PublishSubject<[IndexPath]>()
  let cancelled = PublishSubject<[IndexPath]>()
  private weak var own: (any UICollectionViewDataSourcePrefetching)?

  /// The receiver of a view, which stays in the place of the app's own.
  static func installed(in view: UICollectionView) -> ItemPrefetching {
    let receiver = InstalledProxies.shared.proxy(of: view) { ItemPrefetching() }
    if view.prefetchDataSource !== receiver {
      receiver.own = view.prefetchDataSource
      view.prefetchDataSource = receiver
    }
    return receiver
  }

  func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
    own?.collectionView(view, prefetchItemsAt: paths)
    items.onNext(paths)
  }

  func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
    own?.collectionView(view, cancelPrefetchingForItemsAt: paths)
    cancelled.onNext(paths)
  }
}

extension Reactive where Base: UICollectionView {
  /// The items that will be shown soon.
  public var prefetchItems: ControlEvent<[IndexPath]> { prefetching(\.items) }

  /// The items that will not be shown after all; here there are none.
  public var cancelPrefetchingForItems: ControlEvent<[IndexPath]> { prefetching(\.cancelled) }

  private func prefetching(
    _ events: KeyPath<ItemPrefetching, PublishSubject<[IndexPath]>>
  ) -> ControlEvent<[IndexPath]> {
    ControlEvent(
      events: Observable.deferred { [weak base] in
        base.map { ItemPrefetching.installed(in: $0)[keyPath: events].asObservable() } ?? .empty()
      })
  }
}
