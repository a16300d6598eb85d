public import Foundation

extension UITableView {
  /// Lets a class make the cells of an identifier; nil lets nothing make them.
  public final func register<Cell: UITableViewCell>(
    _ cellClass: Cell.Type?, forCellReuseIdentifier identifier: String
  ) {
    registry.register(identifier, cellClass.map { type in { type.init(reusableAs: identifier) } })
  }

  /// A cell out of use, or a new one of the registered class; nil where none is registered.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    registry.dequeue(identifier)
  }

  /// A cell out of use, or a new one of the registered class.
  ///
  /// An identifier without a class is a finding, as it is an exception in UIKit; a plain cell is
  /// returned then.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = registry.dequeue(identifier) { return cell }
    reportUnregistered(identifier, as: "register(_:forCellReuseIdentifier:)")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// How many sections there are, as last heard from the data source.
  public final var numberOfSections: Int { counted.sections }

  /// How many rows a section has, as last heard from the data source; 0 where there is none.
  public final func numberOfRows(inSection section: Int) -> Int {
    let counts = counted.counts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cell of a row in sight; nil for others.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if !isFilling { lookAtRows() }
    return sight.map?.place(of: indexPath).flatMap { sight[$0] }
  }

  /// The row of a cell in sight; nil for others.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cell.table === self ? cell.path : nil
  }

  /// The cells in sight, from the top.
  public final var visibleCells: [UITableViewCell] {
    if !isFilling { lookAtRows() }
    return sight.all
  }

  /// The rows in sight, from the top.
  public final var indexPathsForVisibleRows: [IndexPath]? { visibleCells.compactMap(\.path) }

  /// Scrolls until a row is in sight; at the top where the position says so.
  ///
  /// A row that is not there is a finding, as it is an exception in UIKit.
  public final func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let place = counted.place(of: indexPath) else {
      return report(
        "\(self.elementName) was told to scroll to \(name(indexPath)), which does not exist.")
    }
    scroll(to: place, asFirst: scrollPosition == .top)
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  final func scroll(to place: Int, asFirst: Bool) {
    let before = sight.first
    retire(sight.move(to: place, asFirst: asFirst, capacity: UITableView.rowsInSight))
    guard sight.first != before else { return }
    fillSight()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// The counts, asked for where they are not known.
  final var counted: RowMap {
    if let map = sight.map { return map }
    guard let dataSource else { return RowMap([]) }
    sight.take(countRows(of: dataSource), capacity: UITableView.rowsInSight)
    return sight.map ?? RowMap([])
  }

  final func countRows(of dataSource: any UITableViewDataSource) -> RowMap {
    let sections = max(0, dataSource.numberOfSections(in: self))
    return RowMap(
      (0..<sections).map { max(0, dataSource.tableView(self, numberOfRowsInSection: $0)) })
  }

  /// Asks for the cells in sight that are not there yet, and for what stands above and below.
  final func fillSight() {
    guard !isFilling, let dataSource else { return }
    isFilling = true
    defer { isFilling = false }
    _ = counted
    var place = sight.first
    while place < sight.last {
      if sight[place] == nil { show(place, of: dataSource) }
      place += 1
    }
    fillSections(of: dataSource)
    isFilled = sight.map != nil
  }

  private func show(_ place: Int, of dataSource: any UITableViewDataSource) {
    guard let path = sight.map?.path(at: place) else { return }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    // Asking may have made the app load everything anew.
    guard sight.map?.place(of: path) == place else { return }
    cell.enter(self, at: path)
    sight[place] = cell
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    if cell.superview !== self { addSubview(cell) }
  }

  /// Puts all cells out of use.
  final func retireAll() {
    retire(sight.all)
  }

  /// Puts cells out of use, the last one first, so that they come back in their order.
  final func retire(_ cells: [UITableViewCell]) {
    for cell in cells.reversed() {
      cell.removeFromSuperview()
      if let path = cell.path {
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
      cell.leaveTable()
      registry.retire(cell)
    }
  }

  final func name(_ path: IndexPath) -> String {
    path.count == 2 ? "row \(path.row) of section \(path.section)" : "an incomplete index path"
  }
}
