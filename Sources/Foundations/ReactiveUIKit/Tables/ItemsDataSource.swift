import Foundation
import HeadlessUIKit
import Reactive

/// A data source that sends the rows that a person deletes.
protocol DeletionSource: AnyObject {
  var deletions: PublishSubject<IndexPath> { get }
}

/// A table view data source of an array: one section with one row for each element.
final class ItemsDataSource<Element>: UITableViewDataSource, SectionedViewDataSourceType,
  DeletionSource
{
  var rows: [Element] = []
  let deletions = PublishSubject<IndexPath>()
  private let cellFactory: (UITableView, Int, Element) -> UITableViewCell

  init(_ cellFactory: @escaping (UITableView, Int, Element) -> UITableViewCell) {
    self.cellFactory = cellFactory
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cellFactory(tableView, indexPath.row, rows[indexPath.row])
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { deletions.onNext(indexPath) }
  }

  func model(at indexPath: IndexPath) throws -> Any {
    guard rows.indices.contains(indexPath.row) else { throw RxError.argumentOutOfRange }
    return rows[indexPath.row]
  }
}
