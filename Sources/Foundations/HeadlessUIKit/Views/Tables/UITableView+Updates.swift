public import Foundation

extension UITableView {
  /// Makes several changes one; completes after the time their animation takes.
  ///
  /// The data must change along with the rows. Where the counts of the data source do not fit what the
  /// table was told, that is a finding, as it is an exception in UIKit; all is loaded anew then.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    guard let completion else { return }
    UIView.animate(withDuration: window == nil ? 0 : 0.3) {
    } completion: {
      completion($0)
    }
  }

  /// Begins to gather changes; ``endUpdates()`` makes them one.
  public final func beginUpdates() {
    batchDepth += 1
  }

  /// Makes the changes gathered one.
  public final func endUpdates() {
    guard batchDepth > 0 else {
      return report("\(elementName) was told endUpdates() without beginUpdates().")
    }
    batchDepth -= 1
    if batchDepth == 0 { commitChanges() }
  }

  /// Says that rows are new, by where they are now.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted += indexPaths }
  }

  /// Says that rows are gone, by where they were.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted += indexPaths }
  }

  /// Says that rows show something else, by where they were.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded += indexPaths }
  }

  /// Says that a row is somewhere else.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Says that sections are new, by where they are now.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Says that sections are gone, by where they were.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Says that sections show something else, by where they were.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Says that a section is somewhere else.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Asks for rows in sight again, to have the same cells show something else.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    guard let dataSource else { return }
    for path in indexPaths {
      guard let place = sight.map?.place(of: path), let cell = sight[place] else { continue }
      registry.offer(cell)
      let answer = dataSource.tableView(self, cellForRowAt: path)
      registry.withdrawOffer()
      if answer !== cell { replaceCell(at: place, path, by: answer) }
    }
  }

  private func replaceCell(at place: Int, _ path: IndexPath, by cell: UITableViewCell) {
    if let former = sight[place] { retire([former]) }
    cell.enter(self, at: path)
    sight[place] = cell
    addSubview(cell)
  }

  private func change(_ make: (inout RowChanges) -> Void) {
    make(&changes)
    if batchDepth == 0 { commitChanges() }
  }

  private func commitChanges() {
    let changes = self.changes
    self.changes = RowChanges()
    guard let old = sight.map, let dataSource else { return setNeedsLayout() }
    let new = countRows(of: dataSource)
    if let mistake = changes.mistake(from: old, to: new) {
      reportMistake(mistake)
      return reloadData()
    }
    adopt(new, anew: changes.touchesSections, destination: changes.destination)
  }

  /// Takes new counts: cells and selections go where their rows went.
  ///
  /// - Parameters:
  ///   - new: the counts.
  ///   - anew: whether what stands above and below sections is asked for again.
  ///   - destination: where a row went; nil for one that is gone or must be asked for again.
  final func adopt(
    _ new: RowMap, anew: Bool, destination: (IndexPath) -> IndexPath?
  ) {
    guard let old = sight.map else { return setNeedsLayout() }
    closeSwipe()
    if anew { retireSections() }
    selection = selection.compactMap(destination)
    let gone = sight.take(new, capacity: UITableView.rowsInSight) { place in
      destination(old.path(at: place)).flatMap(new.place)
    }
    retire(gone)
    renumber()
    if window == nil { setNeedsLayout() } else { fillSight() }
  }

  private func renumber() {
    guard let map = sight.map else { return }
    for place in sight.first..<sight.last { sight[place]?.path = map.path(at: place) }
  }
}
