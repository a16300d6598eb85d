public import Foundation
public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UITableView {
  /// The index path of a row when a person selects it.
  public var itemSelected: ControlEvent<IndexPath> {
    delegateEvents { $0.selected }
  }

  /// The index path of a row when it is deselected.
  public var itemDeselected: ControlEvent<IndexPath> {
    delegateEvents { $0.deselected }
  }

  /// The index path of a row when a person's finger is on it.
  public var itemHighlighted: ControlEvent<IndexPath> { delegateEvents { $0.highlighted } }

  /// The index path of a row when the person's finger has left it.
  public var itemUnhighlighted: ControlEvent<IndexPath> { delegateEvents { $0.unhighlighted } }

  /// The index path of a row when a person taps its accessory button.
  public var itemAccessoryButtonTapped: ControlEvent<IndexPath> {
    delegateEvents { $0.accessories }
  }

  /// The cell of a row when it is visible no longer.
  public var didEndDisplayingCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
    delegateEvents { $0.endedDisplaying }
  }

  /// The ends of scrolling that code began with an animation.
  public var didEndScrollingAnimation: ControlEvent<Void> {
    delegateEvents { $0.endedScrolling }
  }

  /// The cell of a row when it becomes visible.
  public var willDisplayCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
    delegateEvents { $0.displayed }
  }

  /// The changes of the content offset.
  public var didScroll: ControlEvent<Void> { delegateEvents { $0.scrolled } }

  /// The beginnings of a person's drags.
  public var willBeginDragging: ControlEvent<Void> { delegateEvents { $0.dragging.beginnings } }

  /// The speed and the offset to rest at when a person's finger is lifted.
  public var willEndDragging: ControlEvent<WillEndDragging> {
    delegateEvents { $0.dragging.releases }
  }

  /// The ends of a person's drags: whether the content scrolls on.
  public var didEndDragging: ControlEvent<Bool> { delegateEvents { $0.dragging.ends } }

  /// The drags after which the content scrolls on.
  public var willBeginDecelerating: ControlEvent<Void> {
    delegateEvents { $0.dragging.decelerations }
  }

  /// The moments at which content that scrolled on rests.
  public var didEndDecelerating: ControlEvent<Void> { delegateEvents { $0.dragging.rests } }

  /// The content offset: its value on subscription, then each new one.
  public var contentOffset: ControlProperty<CGPoint> {
    base.offsetProperty(of: didScroll.asObservable())
  }

  /// Returns the element of a row of a bound table.
  ///
  /// - Throws: ``RxCocoaError/itemsNotYetBound(object:)`` where the table is not bound.
  public func model<Model>(at indexPath: IndexPath) throws -> Model {
    try boundModel(base.dataSource, of: base, at: indexPath)
  }

  /// The index path of a row bound with ``items(_:)`` when a person deletes it.
  public var itemDeleted: ControlEvent<IndexPath> {
    ControlEvent(
      events: Observable<IndexPath>.deferred { [weak base] in
        (base?.dataSource as? any DeletionSource)?.deletions ?? .empty()
      })
  }

  /// The element of a row bound with ``items(_:)`` when a person deletes it; other types are ignored.
  public func modelDeleted<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: (base as UITableView).models(of: itemDeleted))
  }

  /// Sets the delegate to which the events that this namespace sends are forwarded.
  ///
  /// - Returns: a disposable that removes the delegate.
  public func setDelegate(_ delegate: any UITableViewDelegate) -> any Disposable {
    TableViewDelegateProxy.setOwnDelegate(delegate, of: base)
  }

  /// The element of a row bound with ``items(_:)`` when a person selects it; other types are ignored.
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: (base as UITableView).models(of: itemSelected))
  }

  /// The element of a row bound with ``items(_:)`` when it is deselected; other types are ignored.
  public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: (base as UITableView).models(of: itemDeselected))
  }

  /// Returns events of the table's delegate proxy, which forwards to the app's own delegate.
  private func delegateEvents<Element>(
    _ events: @escaping (TableViewDelegateProxy) -> PublishSubject<Element>
  ) -> ControlEvent<Element> {
    ControlEvent(of: base as UITableView, through: TableViewDelegateProxy.self, events)
  }
}
