public import Foundation

extension UICollectionView {
  /// Applies several changes as one; completes after the time their animation takes.
  ///
  /// The app must change its data along with the items; counts that do not match the changes are a
  /// finding, as in a table.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batchDepth += 1
    updates?()
    endBatch()
    completeUpdates(completion)
  }

  /// Inserts items at their index paths after the update.
  public final func insertItems(at indexPaths: [IndexPath]) {
    record { $0.inserted += indexPaths }
  }

  /// Deletes items at their index paths before the update.
  public final func deleteItems(at indexPaths: [IndexPath]) {
    record { $0.deleted += indexPaths }
  }

  /// Reloads items at their index paths before the update.
  public final func reloadItems(at indexPaths: [IndexPath]) {
    record { $0.reloaded += indexPaths }
  }

  /// Moves an item from its index path before the update to its index path after it.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.moved.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Inserts sections at their indexes after the update.
  public final func insertSections(_ sections: IndexSet) {
    record { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections at their indexes before the update.
  public final func deleteSections(_ sections: IndexSet) {
    record { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections at their indexes before the update.
  public final func reloadSections(_ sections: IndexSet) {
    record { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section from its index before the update to its index after it.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Asks the data source for visible items again, which gets their present cells to configure.
  public final func reconfigureItems(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths)
  }
}
