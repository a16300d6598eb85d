public import HeadlessUIKit
public import Reactive

/// A data source that shows the elements of a sequence in a collection view.
public protocol RxCollectionViewDataSourceType {
  /// The type of the elements, such as a list of sections.
  associatedtype Element

  /// Shows an element; receives the end of the sequence too.
  func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

extension Reactive where Base: UICollectionView {
  /// Binds a sequence to the collection view through an app's own data source.
  public func items<
    DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType
  >(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { source in
      let view: UICollectionView = base
      return view.show(source.asObservable(), in: dataSource) { view, event in
        dataSource.collectionView(view, observedEvent: event)
      }
    }
  }
}
