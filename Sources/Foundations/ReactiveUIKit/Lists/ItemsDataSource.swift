import Foundation
import HeadlessUIKit
import Reactive

/// A data source of an array: one section with an item for each element.
class ItemsDataSource<View: BoundList, Element>: SectionedViewDataSourceType {
  final var items: [Element] = []
  private final let cellFactory: (View, Int, Element) -> View.BoundCell

  init(_ cellFactory: @escaping (View, Int, Element) -> View.BoundCell) {
    self.cellFactory = cellFactory
  }

  final func cell(in view: View, at index: Int) -> View.BoundCell {
    cellFactory(view, index, items[index])
  }

  final func model(at indexPath: IndexPath) throws -> Any {
    guard items.indices.contains(indexPath.item) else { throw RxError.argumentOutOfRange }
    return items[indexPath.item]
  }
}

/// A table view's data source of an array.
final class TableItemsDataSource<Element>: ItemsDataSource<UITableView, Element>,
  UITableViewDataSource, RxTableViewEditingSource
{
  let deletions = PublishSubject<IndexPath>()
  let insertions = PublishSubject<IndexPath>()
  let moves = PublishSubject<ItemMovedEvent>()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cell(in: tableView, at: indexPath.row)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { send(editingStyle, at: indexPath) }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { moves.onNext((sourceIndexPath, destinationIndexPath)) }
}

/// A collection view's data source of an array.
final class CollectionItemsDataSource<Element>: ItemsDataSource<UICollectionView, Element>,
  UICollectionViewDataSource
{
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cell(in: collectionView, at: indexPath.item)
  }
}
