public import Foundation
public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UICollectionView {
  /// The index path of an item when a person selects it.
  public var itemSelected: ControlEvent<IndexPath> { events { $0.selected } }

  /// The index path of an item when it is deselected.
  public var itemDeselected: ControlEvent<IndexPath> { events { $0.deselected } }

  /// The cell of an item when it becomes visible.
  public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
    events { $0.displayed }
  }

  /// The changes of the content offset.
  public var didScroll: ControlEvent<Void> { events { $0.scrolled } }

  /// The content offset: its value on subscription, then each new one.
  public var contentOffset: ControlProperty<CGPoint> {
    base.offsetProperty(of: didScroll.asObservable())
  }

  /// The element of an item bound with `items` when a person selects it; other types are ignored.
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: models(of: itemSelected))
  }

  /// The element of an item bound with `items` when it is deselected; other types are ignored.
  public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: models(of: itemDeselected))
  }

  /// Sets the delegate to which the events that this namespace sends are forwarded.
  ///
  /// - Returns: a disposable that removes the delegate.
  public func setDelegate(_ delegate: any UICollectionViewDelegate) -> any Disposable {
    let proxy = CollectionViewDelegateProxy.proxy(for: base)
    proxy.setAppDelegate(delegate)
    return Disposables.create {
      proxy.setAppDelegate(nil)
      proxy.removeUse()
    }
  }

  private func models<Model>(of items: ControlEvent<IndexPath>) -> Observable<Model> {
    items.asObservable().compactMap { [weak base] indexPath in
      (base?.dataSource as? any ItemProvider)?.element(at: indexPath) as? Model
    }
  }

  private func events<Element>(
    _ subject: @escaping (CollectionViewDelegateProxy) -> PublishSubject<Element>
  ) -> ControlEvent<Element> {
    ControlEvent(
      events: Observable<Element>.create { [weak base] observer in
        guard let base else {
          observer.onCompleted()
          return Disposables.create()
        }
        let proxy = CollectionViewDelegateProxy.proxy(for: base)
        let subscription = subject(proxy).subscribe(observer)
        return Disposables.create {
          subscription.dispose()
          proxy.removeUse()
        }
      })
  }
}
