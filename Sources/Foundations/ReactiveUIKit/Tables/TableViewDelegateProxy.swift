import Foundation
import HeadlessUIKit
import Reactive

/// A table view delegate that forwards to the app's own delegate and sends selections.
final class TableViewDelegateProxy: ForwardingDelegate<UITableView>, UITableViewDelegate,
  ScrollForwarding
{
  private final class EmptyDelegate: UITableViewDelegate {}

  let selected = PublishSubject<IndexPath>()
  let deselected = PublishSubject<IndexPath>()
  let highlighted = PublishSubject<IndexPath>()
  let unhighlighted = PublishSubject<IndexPath>()
  let accessories = PublishSubject<IndexPath>()
  let displayed = PublishSubject<(cell: UITableViewCell, indexPath: IndexPath)>()
  let endedDisplaying = PublishSubject<(cell: UITableViewCell, indexPath: IndexPath)>()
  let scrolling = ScrollEvents()

  private let emptyDelegate = EmptyDelegate()

  /// The app's own delegate, or an empty one where there is none.
  var own: any UITableViewDelegate { ownDelegate ?? emptyDelegate }
  var ownScrollDelegate: any UIScrollViewDelegate { own }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    own.tableView(tableView, didSelectRowAt: indexPath)
    selected.onNext(indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    own.tableView(tableView, didDeselectRowAt: indexPath)
    deselected.onNext(indexPath)
  }
}
