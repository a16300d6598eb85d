public import Foundation
public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UITableView {
  /// The index path of a row when a person selects it.
  public var itemSelected: ControlEvent<IndexPath> {
    ControlEvent(events: delegateEvents { $0.selected.asObservable() })
  }

  /// The index path of a row when it is deselected.
  public var itemDeselected: ControlEvent<IndexPath> {
    ControlEvent(events: delegateEvents { $0.deselected.asObservable() })
  }

  /// The element of a row bound with ``items(_:)`` when a person selects it; other types are ignored.
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: models(of: itemSelected))
  }

  /// The element of a row bound with ``items(_:)`` when it is deselected; other types are ignored.
  public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: models(of: itemDeselected))
  }

  private func models<Model>(of rows: ControlEvent<IndexPath>) -> Observable<Model> {
    rows.asObservable().compactMap { [weak base] indexPath in
      (base?.dataSource as? any ItemProvider)?.element(at: indexPath) as? Model
    }
  }

  /// Returns events of the table's delegate proxy, which forwards to the app's own delegate.
  private func delegateEvents(
    _ events: @escaping (TableViewDelegateProxy) -> Observable<IndexPath>
  ) -> Observable<IndexPath> {
    Observable.create { [weak base] observer in
      guard let base else {
        observer.onCompleted()
        return Disposables.create()
      }
      let proxy = TableViewDelegateProxy.proxy(for: base)
      let subscription = events(proxy).subscribe(observer)
      return Disposables.create {
        subscription.dispose()
        proxy.removeSubscription()
      }
    }
  }
}
