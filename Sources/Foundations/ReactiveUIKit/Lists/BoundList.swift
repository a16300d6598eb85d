import Foundation
import HeadlessUIKit
import Reactive

/// A view that shows the items of a data source: a table view or a collection view.
protocol BoundList: UIScrollView, HasDataSource {
  /// The type of the cells.
  associatedtype BoundCell

  /// Shows the items anew.
  func reloadData()
}

extension UITableView: BoundList {
  /// The type of the cells.
  typealias BoundCell = UITableViewCell
}

extension UICollectionView: BoundList {
  /// The type of the cells.
  typealias BoundCell = UICollectionViewCell
}

extension BoundList {
  /// Binds a sequence of items to the view through a data source.
  func show<Items: Sequence, Source: ItemsDataSource<Self, Items.Element>>(
    _ items: Observable<Items>, in source: Source
  ) -> any Disposable {
    let origin = Origin.ofBinding()
    return bind(
      source,
      items.subscribe(
        onNext: { [weak self] items in
          source.items = Array(items)
          self?.reloadData()
        }, fileID: origin.fileID, line: origin.line))
  }

  /// Binds a sequence to the view through an app's own data source, which a closure shows elements in.
  func show<Element>(
    _ elements: Observable<Element>, in source: AnyObject,
    _ show: @escaping (Self, Event<Element>) -> Void
  ) -> any Disposable {
    bind(
      source,
      elements.subscribe { [weak self] event in
        if let self { show(self, event) }
      })
  }

  /// Returns the elements of bound items; elements of other types are ignored.
  func models<Model>(of items: ControlEvent<IndexPath>) -> Observable<Model> {
    items.asObservable().compactMap { [weak self] path in
      self.flatMap { try? boundModel($0.dataSource, of: $0, at: path) as Model }
    }
  }

  /// Sets the data source, and returns a disposable that removes it and ends a subscription.
  ///
  /// The view keeps the source, as RxCocoa's does: a sequence that has ended leaves its rows, also where
  /// nobody keeps the disposable.
  private func bind(
    _ source: AnyObject, _ subscribe: @autoclosure () -> any Disposable
  ) -> any Disposable {
    dataSource = source as? DataSource
    companions.append(source)
    let subscription = subscribe()
    return Disposables.create { [weak self] in
      subscription.dispose()
      guard let self else { return }
      companions.removeAll { $0 === source }
      if (dataSource as AnyObject?) === source { dataSource = nil }
    }
  }
}
