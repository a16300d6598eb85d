public import HeadlessUIKit
public import Reactive

/// A data source that shows the elements of a sequence in a table.
public protocol RxTableViewDataSourceType {
  /// The type of the elements, such as a list of sections.
  associatedtype Element

  /// Shows an element; receives the end of the sequence too.
  func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

extension Reactive where Base: UITableView {
  /// Binds a sequence to the table through an app's own data source.
  public func items<
    DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType
  >(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { source in
      let view: UITableView = base
      return view.show(source.asObservable(), in: dataSource) { view, event in
        dataSource.tableView(view, observedEvent: event)
      }
    }
  }
}
