import Foundation

extension UITableView: ListView {
  static var nouns: ListNouns { .table }

  final var swipedCell: UITableViewCell? { swipedRow?.cell }

  final func countItems(of dataSource: any UITableViewDataSource) -> SectionCounts {
    var counts: [Int] = []
    for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
      counts.append(max(0, dataSource.tableView(self, numberOfRowsInSection: section)))
    }
    return SectionCounts(counts)
  }

  final func cell(
    at path: IndexPath, from dataSource: any UITableViewDataSource
  ) -> UITableViewCell { dataSource.tableView(self, cellForRowAt: path) }

  final func attach(_ cell: UITableViewCell, at path: IndexPath) { cell.attach(to: self, at: path) }

  final func willDisplay(_ cell: UITableViewCell, at path: IndexPath) {
    guard let delegate else { return }
    measure(cell, at: path)
    delegate.tableView(self, willDisplay: cell, forRowAt: path)
  }

  /// Asks for a row's height; a row of height 0 is not on the screen, which is how apps hide rows.
  private func measure(_ cell: UITableViewCell, at path: IndexPath) {
    guard let delegate else { return }
    let height = delegate.tableView(self, heightForRowAt: path)
    if height > 0 { measuredRowHeight = height }
    cell.conceal(.collapsed, height == 0)
  }

  /// The rows under each other, each as high as the delegate or the table says.
  final var geometry: ListGeometry {
    let heights = [measuredRowHeight ?? 0, rowHeight, estimatedRowHeight]
    return ListGeometry(line: heights.first { $0 > 0 } ?? ListGeometry.usualLine)
  }

  /// Asks for the heights of the loaded rows again.
  final func measureCells() {
    for cell in visible.loaded {
      if let path = cell.path { measure(cell, at: path) }
    }
  }

  final func didEndDisplaying(_ cell: UITableViewCell, at path: IndexPath) {
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }
}
