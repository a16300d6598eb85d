import Foundation
import HeadlessUIKit

/// A data source that returns the element of each row.
protocol ItemProvider: AnyObject {
  func element(at indexPath: IndexPath) -> Any?
}

/// A table view data source of an array: one section with one row for each element.
final class ItemsDataSource<Element>: UITableViewDataSource, ItemProvider {
  var rows: [Element] = []
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

  func element(at indexPath: IndexPath) -> Any? {
    rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
  }
}
