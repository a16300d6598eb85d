public import Foundation
public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UITableView {
  /// A person chooses a row.
  public var itemSelected: ControlEvent<IndexPath> {
    ControlEvent(events: delegateEvents { $0.selected.asObservable() })
  }

  /// A row is chosen no more.
  public var itemDeselected: ControlEvent<IndexPath> {
    ControlEvent(events: delegateEvents { $0.deselected.asObservable() })
  }

  /// A person chooses a row, by what ``items(_:)`` shows there; rows of another type are left out.
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: models(of: itemSelected))
  }

  /// A row is chosen no more, by what ``items(_:)`` shows there.
  public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: models(of: itemDeselected))
  }

  private func models<Model>(of rows: ControlEvent<IndexPath>) -> Observable<Model> {
    rows.asObservable().compactMap { [weak base] indexPath in
      (base?.dataSource as? any RowElements)?.element(at: indexPath) as? Model
    }
  }

  /// Events of the table's delegate; the app's own delegate stays where it is, behind.
  private func delegateEvents(
    _ events: @escaping (TableDelegate) -> Observable<IndexPath>
  ) -> Observable<IndexPath> {
    Observable.create { [weak base] observer in
      guard let base else {
        observer.onCompleted()
        return Disposables.create()
      }
      let delegate = TableDelegate.installed(on: base)
      let subscription = events(delegate).subscribe(observer)
      return Disposables.create {
        subscription.dispose()
        delegate.leave()
      }
    }
  }
}
