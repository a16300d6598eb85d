public import Foundation

extension UITableView {
  /// Applies several changes as one; completes after the time their animation takes.
  ///
  /// The app must change its data along with the rows. Counts that do not match the changes are a
  /// finding, since UIKit raises an exception; the table is reloaded then.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completeUpdates(completion)
  }

  /// Begins a batch of changes; ``endUpdates()`` applies them together.
  public final func beginUpdates() {
    batchDepth += 1
  }

  /// Ends a batch of changes and applies them together.
  public final func endUpdates() {
    guard batchDepth > 0 else {
      return report("\(elementName) was told endUpdates() without beginUpdates().")
    }
    endBatch()
  }

  /// Inserts rows at their index paths after the update.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.inserted += indexPaths }
  }

  /// Deletes rows at their index paths before the update.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.deleted += indexPaths }
  }

  /// Reloads rows at their index paths before the update.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.reloaded += indexPaths }
  }

  /// Moves a row from its index path before the update to its index path after it.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.moved.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Inserts sections at their indexes after the update.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections at their indexes before the update.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections at their indexes before the update.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section from its index before the update to its index after it.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Asks the data source for visible rows again, which gets their present cells to configure.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths)
  }
}
