internal import HeadlessUIKit
internal import Foundation

/// The source of the cells of a list whose content is not there yet.
final class SkeletonSource: NSObject {
  private weak var list: UIView?
  private weak var table: (any SkeletonTableViewDataSource)?
  private weak var collection: (any SkeletonCollectionViewDataSource)?
  private weak var delegate: (any SkeletonTableViewDelegate)?
  private var cells: [Weak] = []

  private struct Weak {
    weak var view: UIView?
  }

  private init(_ list: UIView) { self.list = list }

  /// The skeletons of the cells that the source has made.
  var covered: [Skeleton] { cells.compactMap { $0.view.map(Skeleton.of) } }

  /// Replaces the source of a list, if the app's source tells the cells of skeletons.
  static func replace(in list: UIView) {
    let source = SkeletonSource(list)
    switch list {
    case let table as UITableView:
      guard let own = table.dataSource as? any SkeletonTableViewDataSource else { return }
      source.table = own
      Skeleton.of(list).source = source
      table.dataSource = source
      if let delegate = table.delegate as? any SkeletonTableViewDelegate {
        source.delegate = delegate
        table.delegate = source
      }
      table.reloadData()
    case let collection as UICollectionView:
      guard let own = collection.dataSource as? any SkeletonCollectionViewDataSource else { return }
      source.collection = own
      Skeleton.of(list).source = source
      collection.dataSource = source
      collection.reloadData()
    default: break
    }
  }

  /// Loads the cells anew, by the app's source if it was set meanwhile.
  static func update(in list: UIView) {
    switch list {
    case let table as UITableView where table.dataSource is SkeletonSource: table.reloadData()
    case let collection as UICollectionView where collection.dataSource is SkeletonSource:
      collection.reloadData()
    default: replace(in: list)
    }
  }

  /// Gives a list its source back.
  static func restore(in list: UIView, reloading isReloading: Bool) {
    guard let source = Skeleton.of(list).source else { return }
    Skeleton.of(list).source = nil
    switch list {
    case let table as UITableView where table.dataSource === source:
      table.dataSource = source.table
      if table.delegate === source { table.delegate = source.delegate }
      if isReloading { table.reloadData() }
    case let collection as UICollectionView where collection.dataSource === source:
      collection.dataSource = source.collection
      if isReloading { collection.reloadData() }
    default: break
    }
  }

  private func cover(_ view: UIView) {
    cells.append(Weak(view: view))
    if let list, Skeleton.of(list).isActive { Skeleton.of(view).cover() }
  }

  /// The number of cells that fill a length of the list, or of the screen where the list has no frame yet.
  private static func count(_ length: CGFloat, of item: CGFloat) -> Int {
    guard item > 0 else { return 0 }
    return Int((length / item).rounded(.up))
  }

  private static func length(_ frame: CGFloat, _ screen: CGFloat) -> CGFloat {
    frame > 0 ? frame : screen
  }
}

extension SkeletonSource: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int {
    table?.numSections(in: tableView) ?? 0
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let table else { return 0 }
    let rows = table.collectionSkeletonView(tableView, numberOfRowsInSection: section)
    guard rows == UITableView.automaticNumberOfSkeletonRows else { return rows }
    let height = tableView.rowHeight > 0 ? tableView.rowHeight : tableView.estimatedRowHeight
    return Self.count(
      Self.length(tableView.frame.height, UIScreen.main.bounds.height), of: height > 0 ? height : 44
    )
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let table else { return UITableViewCell() }
    let cell =
      table.collectionSkeletonView(tableView, skeletonCellForRowAt: indexPath)
      ?? tableView.dequeueReusableCell(
        withIdentifier: table.collectionSkeletonView(tableView, cellIdentifierForRowAt: indexPath),
        for: indexPath)
    table.collectionSkeletonView(tableView, prepareCellForSkeleton: cell, at: indexPath)
    cover(cell)
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header(
      tableView, delegate?.collectionSkeletonView(tableView, identifierForHeaderInSection: section))
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    header(
      tableView, delegate?.collectionSkeletonView(tableView, identifierForFooterInSection: section))
  }

  private func header(
    _ table: UITableView, _ identifier: ReusableHeaderFooterIdentifier?
  ) -> UIView? {
    guard let identifier else { return nil }
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    view.map(cover)
    return view
  }
}

extension SkeletonSource: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    collection?.numSections(in: collectionView) ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    guard let collection else { return 0 }
    let items = collection.collectionSkeletonView(collectionView, numberOfItemsInSection: section)
    guard items == UICollectionView.automaticNumberOfSkeletonItems else { return items }
    guard let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout else {
      return 0
    }
    let (frame, screen) = (collectionView.frame.size, UIScreen.main.bounds.size)
    return layout.scrollDirection == .horizontal
      ? Self.count(Self.length(frame.width, screen.width), of: layout.itemSize.width)
      : Self.count(Self.length(frame.height, screen.height), of: layout.itemSize.height)
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let collection else { return UICollectionViewCell() }
    let cell =
      collection.collectionSkeletonView(collectionView, skeletonCellForItemAt: indexPath)
      ?? collectionView.dequeueReusableCell(
        withReuseIdentifier: collection.collectionSkeletonView(
          collectionView, cellIdentifierForItemAt: indexPath), for: indexPath)
    collection.collectionSkeletonView(collectionView, prepareCellForSkeleton: cell, at: indexPath)
    cover(cell)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let collection else { return UICollectionReusableView() }
    guard
      let identifier = collection.collectionSkeletonView(
        collectionView, supplementaryViewIdentifierOfKind: kind, at: indexPath)
    else {
      return collection.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    collection.collectionSkeletonView(collectionView, prepareViewForSkeleton: view, at: indexPath)
    cover(view)
    return view
  }
}
