public import Foundation

extension UICollectionView {
  /// Lets a class make the cells of an identifier; nil lets nothing make them.
  public final func register<Cell: UICollectionViewCell>(
    _ cellClass: Cell.Type?, forCellWithReuseIdentifier identifier: String
  ) {
    registry.register(identifier, cellClass.map { type in { type.init(reusableAs: identifier) } })
  }

  /// A cell out of use, or a new one of the registered class.
  ///
  /// An identifier without a class is a finding, as it is an exception in UIKit; a plain cell is
  /// returned then.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = registry.dequeue(identifier) { return cell }
    reportUnregistered(identifier, as: "register(_:forCellWithReuseIdentifier:)")
    return UICollectionViewCell(reusableAs: identifier)
  }

  /// How many sections there are, as last heard from the data source.
  public final var numberOfSections: Int { counted.sections }

  /// How many items a section has, as last heard from the data source; 0 where there is none.
  public final func numberOfItems(inSection section: Int) -> Int {
    let counts = counted.counts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cell of an item in sight; nil for others.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    if !isFilling { lookAtItems() }
    return cellInSight(indexPath)
  }

  final func cellInSight(_ path: IndexPath) -> UICollectionViewCell? {
    sight.map?.place(of: path).flatMap { sight[$0] }
  }

  /// The item of a cell in sight; nil for others.
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cell.collection === self ? cell.path : nil
  }

  /// The cells in sight, from the first on.
  public final var visibleCells: [UICollectionViewCell] {
    if !isFilling { lookAtItems() }
    return sight.all
  }

  /// The items in sight, from the first on.
  public final var indexPathsForVisibleItems: [IndexPath] { visibleCells.compactMap(\.path) }

  /// Scrolls until an item is in sight; first where the position says so.
  ///
  /// An item that is not there is a finding, as it is an exception in UIKit.
  public final func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let place = counted.place(of: indexPath) else {
      return report(
        "\(elementName) was told to scroll to \(name(indexPath)), which does not exist.")
    }
    scroll(to: place, asFirst: !scrollPosition.isDisjoint(with: [.top, .left]))
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  final func name(_ path: IndexPath) -> String {
    path.count == 2 ? "item \(path.item) of section \(path.section)" : "an incomplete index path"
  }

  final func scroll(to place: Int, asFirst: Bool) {
    let before = sight.first
    retire(sight.move(to: place, asFirst: asFirst, capacity: UICollectionView.itemsInSight))
    guard sight.first != before else { return }
    fillSight()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// The counts, asked for where they are not known.
  final var counted: RowMap {
    if let map = sight.map { return map }
    guard let dataSource else { return RowMap([]) }
    sight.take(countItems(of: dataSource), capacity: UICollectionView.itemsInSight)
    return sight.map ?? RowMap([])
  }

  final func countItems(of dataSource: any UICollectionViewDataSource) -> RowMap {
    let sections = max(0, dataSource.numberOfSections(in: self))
    return RowMap(
      (0..<sections).map { max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)) })
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
    fillParts(of: dataSource)
    isFilled = sight.map != nil
  }

  private func show(_ place: Int, of dataSource: any UICollectionViewDataSource) {
    guard let path = sight.map?.path(at: place) else { return }
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    // Asking may have made the app load everything anew.
    guard sight.map?.place(of: path) == place else { return }
    cell.enter(self, at: path)
    sight[place] = cell
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    if cell.superview !== self { addSubview(cell) }
  }

  /// Puts cells out of use, the last one first, so that they come back in their order.
  final func retire(_ cells: [UICollectionViewCell]) {
    for cell in cells.reversed() {
      cell.removeFromSuperview()
      if let path = cell.path {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      }
      cell.leaveCollection()
      registry.retire(cell)
    }
  }
}

extension UICollectionView: ScrollingElement {
  package final var cellCount: Int { counted.total }

  package final var placesInSight: Range<Int> {
    lookAtItems()
    return sight.first..<sight.last
  }

  package final func cellInSight(at place: Int) -> (any AccessibleElement)? {
    sight[place].flatMap { $0.isOutOfSight ? nil : $0 }
  }

  package final func scroll(toPlace place: Int) {
    lookAtItems()
    scroll(to: place, asFirst: false)
  }
}
