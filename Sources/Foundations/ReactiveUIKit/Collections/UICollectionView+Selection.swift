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

  /// The element of an item bound with `items` when a person selects it; other types are ignored.
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: (base as UICollectionView).models(of: itemSelected))
  }

  /// The element of an item bound with `items` when it is deselected; other types are ignored.
  public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: (base as UICollectionView).models(of: itemDeselected))
  }

  private func events<Element>(
    _ subject: @escaping (CollectionViewDelegateProxy) -> PublishSubject<Element>
  ) -> ControlEvent<Element> {
    ControlEvent(of: base as UICollectionView, through: CollectionViewDelegateProxy.self, subject)
  }
}
