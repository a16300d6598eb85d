import Foundation
import HeadlessUIKit
import Reactive

/// Stands before the app's own delegate of a table: hands everything on and tells what was chosen.
final class TableDelegate: UITableViewDelegate {
  private final class NoDelegate: UITableViewDelegate {}

  let selected = PublishSubject<IndexPath>()
  let deselected = PublishSubject<IndexPath>()

  private weak var table: UITableView?
  private weak var appDelegate: (any UITableViewDelegate)?
  private let noDelegate = NoDelegate()
  private var users = 0

  private init(_ table: UITableView) {
    self.table = table
    appDelegate = table.delegate
  }

  /// The table's delegate of this kind, put there where there was none yet.
  static func installed(on table: UITableView) -> TableDelegate {
    let delegate = table.delegate as? TableDelegate ?? TableDelegate(table)
    table.delegate = delegate
    delegate.users += 1
    return delegate
  }

  /// One less listens; with the last one the app's own delegate gets its place back.
  func leave() {
    users -= 1
    guard users == 0, let table, table.delegate === self else { return }
    table.delegate = appDelegate
  }

  /// Who answers: the app's own delegate, or one that says nothing.
  var next: any UITableViewDelegate { appDelegate ?? noDelegate }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    next.tableView(tableView, didSelectRowAt: indexPath)
    selected.onNext(indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    next.tableView(tableView, didDeselectRowAt: indexPath)
    deselected.onNext(indexPath)
  }
}
