import Foundation

extension ListView {
  /// The items to follow from one snapshot to the next: those with a loaded cell, and the selected.
  var pathsToFollow: [IndexPath] { visible.loaded.compactMap(\.path) + selection }

  /// Records a change, and applies it unless a batch is open.
  func record(_ change: (inout ListChanges) -> Void) {
    change(&changes)
    if batchDepth == 0 { commitChanges() }
  }

  /// Ends a batch, and applies its changes if it is the outermost one.
  func endBatch() {
    batchDepth -= 1
    if batchDepth == 0 { commitChanges() }
  }

  /// Calls a completion after the time that the animation of an update takes.
  func completeUpdates(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    UIView.animate(withDuration: window == nil ? 0 : 0.3) {
    } completion: {
      completion($0)
    }
  }

  private func commitChanges() {
    let changes = self.changes
    self.changes = ListChanges()
    guard let old = visible.counts, let dataSource else { return setNeedsLayout() }
    let new = countItems(of: dataSource)
    if let mistake = changes.mistake(from: old, to: new, Self.nouns) {
      reportMistake(mistake)
      return reloadData()
    }
    update(
      to: new, reloadsSupplementaryViews: changes.touchesSections,
      destination: changes.destination)
  }

  /// Sets new counts, and moves cells and selection to their items' new index paths.
  ///
  /// - Parameters:
  ///   - new: The new counts.
  ///   - reloadsSupplementaryViews: Whether headers and footers are asked for again.
  ///   - destination: Returns an item's new index path; nil for an item that is deleted or reloaded.
  func update(
    to new: SectionCounts, reloadsSupplementaryViews: Bool, destination: (IndexPath) -> IndexPath?
  ) {
    guard let old = visible.counts else { return setNeedsLayout() }
    closeSwipe()
    if reloadsSupplementaryViews { removeSupplementaryViews() }
    selection = selection.compactMap(destination)
    let removed = visible.update(to: new) { position in
      destination(old.path(at: position)).flatMap(new.position)
    }
    removeCells(removed)
    updatePaths()
    measureCells()
    if window == nil { setNeedsLayout() } else { loadVisibleCells() }
  }

  private func updatePaths() {
    guard let counts = visible.counts else { return }
    for position in visible.positions { visible[position]?.path = counts.path(at: position) }
  }

  /// Asks the data source for visible items again, and offers it their present cells.
  func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource else { return }
    visible.noteChange()
    for path in paths {
      guard let position = visible.counts?.position(of: path), let cell = visible[position]
      else { continue }
      reusePool.beginReconfiguring(cell)
      let answer = self.cell(at: path, from: dataSource)
      reusePool.endReconfiguring()
      if answer !== cell { replaceCell(at: position, path, by: answer) }
    }
  }

  private func replaceCell(at position: Int, _ path: IndexPath, by cell: Cell) {
    if let former = visible[position] { removeCells([former]) }
    attach(cell, at: path)
    visible[position] = cell
    addSubview(cell)
  }
}
