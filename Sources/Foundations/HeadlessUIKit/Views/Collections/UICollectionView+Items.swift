internal import Foundation

extension UICollectionView {
  /// Returns a reusable cell, else a new one of the registered class, else a plain one and a finding.
  final func dequeueCell(_ identifier: String) -> UICollectionViewCell {
    if let cell = reusePool.dequeue(identifier) {
      didDequeue(cell)
      return cell
    }
    reportUnregistered(
      identifier, mistake: "could not dequeue a view of kind: UICollectionElementKindCell",
      as: "register(_:forCellWithReuseIdentifier:)")
    return UICollectionViewCell(reusableAs: identifier)
  }
}
