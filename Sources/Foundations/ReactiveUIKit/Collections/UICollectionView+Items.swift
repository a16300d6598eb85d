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
    let view: UICollectionView = base
    return view.show(items, in: CollectionItemsDataSource(cellFactory))
  }
}
