// In UIKit the closure with the changes is optional, and not kept all the same. Swift has no such parameter, so a
// second method takes a closure that is not kept, in which `self` need not be named.

extension UITableView {
  /// Applies several changes as one; completes after the time their animation takes.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}

extension UICollectionView {
  /// Applies several changes as one; completes after the time their animation takes.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
