public import Foundation

/// The receiver of rows that will be shown soon; nothing scrolls ahead here, so it is never called.
@MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called on a phone before rows are shown.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called on a phone when rows are not shown after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

/// The values of tables that have no effect here, by the table.
private final class PrefetchingTable {
  weak var source: (any UITableViewDataSourcePrefetching)?
}

extension UITableView {
  private static var sources = NSMapTable<UITableView, PrefetchingTable>.weakToStrongObjects()

  /// The receiver of rows that will be shown soon; held weakly, and never called.
  public final var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { Self.sources.object(forKey: self)?.source }
    set {
      let entry = PrefetchingTable()
      entry.source = newValue
      Self.sources.setObject(entry, forKey: self)
    }
  }

  /// The effect between rows; without effect.
  public final var separatorEffect: UIVisualEffect? {
    get { nil }
    set { _ = newValue }
  }
}
