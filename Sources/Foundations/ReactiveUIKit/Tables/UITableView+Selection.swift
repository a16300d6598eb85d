public import Foundation
public import HeadlessUIKit
public import Reactive

/// The place of a row before and after a move.
public typealias ItemMovedEvent = (sourceIndex: IndexPath, destinationIndex: IndexPath)

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

  /// The cell of a row when it becomes visible.
  public var willDisplayCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
    delegateEvents { $0.displayed }
  }

  /// Returns the element of a row of a bound table.
  ///
  /// - Throws: ``RxCocoaError/itemsNotYetBound(object:)`` where the table is not bound.
  public func model<Model>(at indexPath: IndexPath) throws -> Model {
    try boundModel(base.dataSource, of: base, at: indexPath)
  }

  /// The index path of a row bound with ``items(_:)`` when a person deletes it.
  public var itemDeleted: ControlEvent<IndexPath> {
    edits { $0.deletions }
  }

  /// The index path of a row bound with ``items(_:)`` when a person inserts there.
  public var itemInserted: ControlEvent<IndexPath> { edits { $0.insertions } }

  /// The places of a row bound with ``items(_:)`` when a person moves it.
  public var itemMoved: ControlEvent<ItemMovedEvent> { edits { $0.moves } }

  private func edits<Element>(
    _ subject: @escaping (any RxTableViewEditingSource) -> PublishSubject<Element>
  ) -> ControlEvent<Element> {
    ControlEvent(
      events: Observable<Element>.deferred { [weak base] in
        (base?.dataSource as? any RxTableViewEditingSource).map { subject($0).asObservable() }
          ?? .empty()
      })
  }

  /// The element of a row bound with ``items(_:)`` when a person deletes it; other types are ignored.
  public func modelDeleted<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: (base as UITableView).models(of: itemDeleted))
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
