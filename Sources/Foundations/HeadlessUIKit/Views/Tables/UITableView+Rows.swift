public import Foundation

extension UITableView {
  /// Registers a class for the cells of a reuse identifier; nil removes the registration.
  public final func register<Cell: UITableViewCell>(
    _ cellClass: Cell.Type?, forCellReuseIdentifier identifier: String
  ) {
    reusePool.register(identifier, cellClass.map { type in { type.init(reusableAs: identifier) } })
  }

  /// Returns a reusable cell, else a new one of the registered class, else a plain one and a finding.
  final func dequeueCell(_ identifier: String) -> UITableViewCell {
    if let cell = reusePool.dequeue(identifier) { return cell }
    reportUnregistered(
      identifier, mistake: "unable to dequeue a cell", as: "register(_:forCellReuseIdentifier:)")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// The number of sections, as the data source last answered.
  public final var numberOfSections: Int { counts.sections }

  /// Returns the number of rows in a section, as the data source last answered.
  ///
  /// A section that does not exist is a finding, since UIKit raises an exception; 0 is returned then.
  public final func numberOfRows(inSection section: Int) -> Int {
    count(inSection: section) { _ in
      "Requested the number of rows for section (\(section)) which is out of bounds."
    }
  }

  /// Returns the cell of a visible row; nil for other rows.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    loadUnlessLoading()
    return loadedCell(at: indexPath)
  }

  /// Returns the index path of a visible cell; nil for other cells.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cell.table === self ? cell.path : nil
  }

  /// The visible cells, from top to bottom.
  public final var visibleCells: [UITableViewCell] {
    loadUnlessLoading()
    return visible.loaded
  }

  /// The index paths of the visible rows, from top to bottom.
  public final var indexPathsForVisibleRows: [IndexPath]? { visibleCells.compactMap(\.path) }

  /// Scrolls until a row is visible, at the top if the scroll position is `top`.
  ///
  /// A row that does not exist is a finding, since UIKit raises an exception.
  public final func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, asFirst: scrollPosition == .top, animated: animated)
  }
}
