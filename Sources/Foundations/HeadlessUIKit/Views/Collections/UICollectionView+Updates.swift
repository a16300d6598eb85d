public import Foundation

extension UICollectionView {
  /// Makes several changes one; completes after the time their animation takes.
  ///
  /// The data must change along with the items; a mismatch is a finding, as with a table.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let isOuter = !isBatching
    isBatching = true
    updates?()
    if isOuter {
      isBatching = false
      commitChanges()
    }
    guard let completion else { return }
    UIView.animate(withDuration: window == nil ? 0 : 0.3) {
    } completion: {
      completion($0)
    }
  }

  /// Says that items are new, by where they are now.
  public final func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted += indexPaths }
  }

  /// Says that items are gone, by where they were.
  public final func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted += indexPaths }
  }

  /// Says that items show something else, by where they were.
  public final func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded += indexPaths }
  }

  /// Says that an item is somewhere else.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Says that sections are new, by where they are now.
  public final func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Says that sections are gone, by where they were.
  public final func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Says that sections show something else, by where they were.
  public final func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Says that a section is somewhere else.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Asks for items in sight again, to have the same cells show something else.
  public final func reconfigureItems(at indexPaths: [IndexPath]) {
    guard let dataSource else { return }
    for path in indexPaths {
      guard let place = sight.map?.place(of: path), let cell = sight[place] else { continue }
      registry.offer(cell)
      let answer = dataSource.collectionView(self, cellForItemAt: path)
      registry.withdrawOffer()
      guard answer !== cell else { continue }
      retire([cell])
      answer.enter(self, at: path)
      sight[place] = answer
      addSubview(answer)
    }
  }

  private func change(_ make: (inout RowChanges) -> Void) {
    make(&changes)
    if !isBatching { commitChanges() }
  }

  private func commitChanges() {
    let changes = self.changes
    self.changes = RowChanges()
    guard let old = sight.map, let dataSource else { return setNeedsLayout() }
    let new = countItems(of: dataSource)
    if let mistake = changes.mistake(from: old, to: new, .collection) {
      reportMistake(mistake)
      return reloadData()
    }
    adopt(new, anew: changes.touchesSections, destination: changes.destination)
  }

  /// Takes new counts: cells and selections go where their items went.
  final func adopt(_ new: RowMap, anew: Bool, destination: (IndexPath) -> IndexPath?) {
    guard let old = sight.map else { return setNeedsLayout() }
    closeSwipe()
    if anew { retireParts() }
    selection = selection.compactMap(destination)
    retire(
      sight.take(new, capacity: UICollectionView.itemsInSight) { place in
        destination(old.path(at: place)).flatMap(new.place)
      })
    for place in sight.first..<sight.last { sight[place]?.path = new.path(at: place) }
    if window == nil { setNeedsLayout() } else { fillSight() }
  }

  /// The items whose way from one snapshot to the next matters.
  final var pathsOfInterest: [IndexPath] { sight.all.compactMap(\.path) + selection }
}
