import Foundation
public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UICollectionView {
  /// Binds a sequence of items to the view, with a closure that makes each cell.
  public func items<Items: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UICollectionView, Int, Items.Element) -> UICollectionViewCell)
    -> any Disposable where Source.Element == Items
  {
    { cellFactory in self.show(source.asObservable(), cellFactory) }
  }

  /// Binds a sequence of items to the view, with a closure that configures each registered cell.
  public func items<Items: Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source)
    -> (_ configureCell: @escaping (Int, Items.Element, Cell) -> Void)
    -> any Disposable where Source.Element == Items
  {
    { source in
      { configureCell in
        self.show(source.asObservable()) { view, item, element in
          let cell = view.dequeueReusableCell(
            withReuseIdentifier: cellIdentifier, for: IndexPath(item: item, section: 0))
          if let cell = cell as? Cell { configureCell(item, element, cell) }
          return cell
        }
      }
    }
  }

  private func show<Items: Sequence>(
    _ items: Observable<Items>,
    _ cellFactory: @escaping (UICollectionView, Int, Items.Element) -> UICollectionViewCell
  ) -> any Disposable {
    let source = CollectionItemsDataSource(cellFactory)
    base.dataSource = source
    let subscription = items.subscribe(onNext: { [weak base] items in
      source.items = Array(items)
      base?.reloadData()
    })
    return Disposables.create { [weak base] in
      subscription.dispose()
      if base?.dataSource === source { base?.dataSource = nil }
    }
  }
}

/// A collection view data source of an array: one section with one item for each element.
private final class CollectionItemsDataSource<Element>: UICollectionViewDataSource,
  SectionedViewDataSourceType
{
  var items: [Element] = []
  private let cellFactory: (UICollectionView, Int, Element) -> UICollectionViewCell

  init(_ cellFactory: @escaping (UICollectionView, Int, Element) -> UICollectionViewCell) {
    self.cellFactory = cellFactory
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cellFactory(collectionView, indexPath.item, items[indexPath.item])
  }

  func model(at indexPath: IndexPath) throws -> Any {
    guard items.indices.contains(indexPath.item) else { throw RxError.argumentOutOfRange }
    return items[indexPath.item]
  }
}
