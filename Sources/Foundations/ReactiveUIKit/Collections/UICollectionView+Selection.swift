public import Foundation
public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UICollectionView {
  /// The index path of an item when a person selects it.
  public var itemSelected: ControlEvent<IndexPath> { events { $0.selected } }

  /// The index path of an item when it is deselected.
  public var itemDeselected: ControlEvent<IndexPath> { events { $0.deselected } }

  /// The index path of an item when a person's finger is on it.
  public var itemHighlighted: ControlEvent<IndexPath> { events { $0.highlighted } }

  /// The index path of an item when the person's finger has left it.
  public var itemUnhighlighted: ControlEvent<IndexPath> { events { $0.unhighlighted } }

  /// The cell of an item when it is visible no longer.
  public var didEndDisplayingCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
    events { $0.endedDisplaying }
  }

  /// Returns the element of an item of a bound collection view.
  ///
  /// - Throws: ``RxCocoaError/itemsNotYetBound(object:)`` where the view is not bound.
  public func model<Model>(at indexPath: IndexPath) throws -> Model {
    try boundModel(base.dataSource, of: base, at: indexPath)
  }

  /// The cell of an item when it becomes visible.
  public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
    events { $0.displayed }
  }

  /// The changes of the content offset.
  public var didScroll: ControlEvent<Void> { events { $0.scrolled } }

  /// The beginnings of a person's drags.
  public var willBeginDragging: ControlEvent<Void> { events { $0.dragging.beginnings } }

  /// The speed and the offset to rest at when a person's finger is lifted.
  public var willEndDragging: ControlEvent<WillEndDragging> { events { $0.dragging.releases } }

  /// The ends of a person's drags: whether the content scrolls on.
  public var didEndDragging: ControlEvent<Bool> { events { $0.dragging.ends } }

  /// The drags after which the content scrolls on.
  public var willBeginDecelerating: ControlEvent<Void> { events { $0.dragging.decelerations } }

  /// The moments at which content that scrolled on rests.
  public var didEndDecelerating: ControlEvent<Void> { events { $0.dragging.rests } }

  /// The content offset: its value on subscription, then each new one.
  public var contentOffset: ControlProperty<CGPoint> {
    base.offsetProperty(of: didScroll.asObservable())
  }

  /// The element of an item bound with `items` when a person selects it; other types are ignored.
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: (base as UICollectionView).models(of: itemSelected))
  }

  /// The element of an item bound with `items` when it is deselected; other types are ignored.
  public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: (base as UICollectionView).models(of: itemDeselected))
  }

  /// Sets the delegate to which the events that this namespace sends are forwarded.
  ///
  /// - Returns: a disposable that removes the delegate.
  public func setDelegate(_ delegate: any UICollectionViewDelegate) -> any Disposable {
    CollectionViewDelegateProxy.setOwnDelegate(delegate, of: base)
  }

  private func events<Element>(
    _ subject: @escaping (CollectionViewDelegateProxy) -> PublishSubject<Element>
  ) -> ControlEvent<Element> {
    ControlEvent(of: base as UICollectionView, through: CollectionViewDelegateProxy.self, subject)
  }
}
