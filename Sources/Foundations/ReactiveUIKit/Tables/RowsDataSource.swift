import Foundation
import HeadlessUIKit

/// Knows the element of each row, whatever its type.
protocol RowElements: AnyObject {
  func element(at indexPath: IndexPath) -> Any?
}

/// Answers a table from an array: one section, one row an element.
final class RowsDataSource<Element>: UITableViewDataSource, RowElements {
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
