public import Foundation

/// The receiver of rows that will be shown soon.
@MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called for the rows after the first ten, up to ten beyond those in sight; once for each until a reload.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called on a phone when rows are not shown after all, and never here.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

extension UITableView {
  final var prefetches: Bool { prefetchDataSource != nil && isPrefetchingEnabled }

  final func prefetch(_ paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, prefetchRowsAt: paths)
  }

  /// The effect between rows; without effect.
  public final var separatorEffect: UIVisualEffect? {
    get { nil }
    set { _ = newValue }
  }
}
