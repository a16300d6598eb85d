import Foundation
import HeadlessUIKit
import Reactive

/// A table view delegate that forwards to the app's own delegate and sends selections.
final class TableViewDelegateProxy: UITableViewDelegate {
  private final class EmptyDelegate: UITableViewDelegate {}

  let selected = PublishSubject<IndexPath>()
  let deselected = PublishSubject<IndexPath>()
  let displayed = PublishSubject<(cell: UITableViewCell, indexPath: IndexPath)>()
  let scrolled = PublishSubject<Void>()

  private weak var table: UITableView?
  private weak var appDelegate: (any UITableViewDelegate)?
  private let emptyDelegate = EmptyDelegate()
  private var subscriptionCount = 0

  private init(_ table: UITableView) {
    self.table = table
    appDelegate = table.delegate
  }

  /// Returns the table's proxy, installed on first use, and counts one more subscription.
  static func proxy(for table: UITableView) -> TableViewDelegateProxy {
    let proxy = table.delegate as? TableViewDelegateProxy ?? TableViewDelegateProxy(table)
    table.delegate = proxy
    proxy.subscriptionCount += 1
    return proxy
  }

  /// Counts one subscription less; with the last one, restores the app's own delegate.
  func removeSubscription() {
    subscriptionCount -= 1
    guard subscriptionCount == 0, let table, table.delegate === self else { return }
    table.delegate = appDelegate
  }

  /// Sets the app's own delegate, to which the proxy forwards.
  func setAppDelegate(_ delegate: (any UITableViewDelegate)?) {
    appDelegate = delegate
  }

  /// The app's own delegate, or an empty one where there is none.
  var forwardToDelegate: any UITableViewDelegate { appDelegate ?? emptyDelegate }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    forwardToDelegate.tableView(tableView, didSelectRowAt: indexPath)
    selected.onNext(indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    forwardToDelegate.tableView(tableView, didDeselectRowAt: indexPath)
    deselected.onNext(indexPath)
  }
}
