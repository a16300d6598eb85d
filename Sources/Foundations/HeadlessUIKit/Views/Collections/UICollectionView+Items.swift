public import Foundation

extension UICollectionView {
  /// Registers a class for the cells of a reuse identifier; nil removes the registration.
  public final func register<Cell: UICollectionViewCell>(
    _ cellClass: Cell.Type?, forCellWithReuseIdentifier identifier: String
  ) {
    reusePool.register(identifier, cellClass.map { type in { type.init(reusableAs: identifier) } })
  }

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

  /// The number of sections, as the data source last answered.
  public final var numberOfSections: Int { counts.sections }

  /// Returns the number of items in a section, as the data source last answered.
  ///
  /// A section that does not exist is a finding, since UIKit raises an exception; 0 is returned then.
  public final func numberOfItems(inSection section: Int) -> Int {
    count(inSection: section) { sections in
      "request for number of items in section \(section) when there are only \(sections) sections "
        + "in the collection view."
    }
  }

  /// Returns the cell of a visible item; nil for other items.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    loadUnlessLoading()
    return loadedCell(at: indexPath)
  }

  /// Returns the index path of a visible cell; nil for other cells.
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cell.collection === self ? cell.path : nil
  }

  /// The visible cells in the order of their items.
  public final var visibleCells: [UICollectionViewCell] {
    loadUnlessLoading()
    return visible.loaded
  }

  /// The index paths of the visible items in their order.
  public final var indexPathsForVisibleItems: [IndexPath] { visibleCells.compactMap(\.path) }

  /// Scrolls until an item is visible; as the first one if the position contains `top` or `left`.
  ///
  /// An item that does not exist is a finding, since UIKit raises an exception.
  public final func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let asFirst = !scrollPosition.isDisjoint(with: [.top, .left])
    scroll(to: indexPath, asFirst: asFirst, animated: animated)
  }
}
