public import Foundation
public import HeadlessUIKit
public import Reactive

/// A receiver of rows that will be shown soon, which sends them and forwards them to the app's own.
private final class RowPrefetching: UITableViewDataSourcePrefetching {
  let rows = PublishSubject<[IndexPath]>()
  let cancelled = PublishSubject<[IndexPath]>()
  private weak var own: (any UITableViewDataSourcePrefetching)?

  /// The receiver of a view, which stays in the place of the app's own.
  static func installed(in view: UITableView) -> RowPrefetching {
    let receiver = InstalledProxies.shared.proxy(of: view) { RowPrefetching() }
    if view.prefetchDataSource !== receiver {
      receiver.own = view.prefetchDataSource
      view.prefetchDataSource = receiver
    }
    return receiver
  }

  func tableView(_ view: UITableView, prefetchRowsAt paths: [IndexPath]) {
    own?.tableView(view, prefetchRowsAt: paths)
    rows.onNext(paths)
  }

  func tableView(_ view: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
    own?.tableView(view, cancelPrefetchingForRowsAt: paths)
    cancelled.onNext(paths)
  }
}

extension Reactive where Base: UITableView {
  /// The rows that will be shown soon.
  public var prefetchRows: ControlEvent<[IndexPath]> { prefetching(\.rows) }

  /// The rows that will not be shown after all; here there are none.
  public var cancelPrefetchingForRows: ControlEvent<[IndexPath]> { prefetching(\.cancelled) }

  private func prefetching(
    _ events: KeyPath<RowPrefetching, PublishSubject<[IndexPath]>>
  ) -> ControlEvent<[IndexPath]> {
    ControlEvent(
      events: Observable.deferred { [weak base] in
        base.map { RowPrefetching.installed(in: $0)[keyPath: events].asObservable() } ?? .empty()
      })
  }
}
