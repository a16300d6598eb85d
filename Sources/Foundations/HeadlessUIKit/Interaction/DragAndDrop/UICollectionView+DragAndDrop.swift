public import Foundation

/// The delegate of drags that begin in a collection; a person drags nothing here.
public protocol UICollectionViewDragDelegate: AnyObject {
  /// Called on a phone when a drag begins; the items are dragged.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Called on a phone when another is added to a drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Called on a phone for the options of the image.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called on a phone when a drag begins.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  )
  /// Called on a phone when a drag ended.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  )
  /// Called on a phone to ask whether items are moved.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Called on a phone to ask whether items stay in the app.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  /// Returns no items.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Returns nil.
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {}
  /// Returns true.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Returns false.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// The delegate of drops on a collection; a person drops nothing here.
public protocol UICollectionViewDropDelegate: AnyObject {
  /// Called on a phone to take a drop.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )
  /// Called on a phone to ask whether a drop is taken.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  /// Called on a phone for the effect of a drop.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called on a phone when a drag enters.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  )
  /// Called on a phone when a drag leaves.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  )
  /// Called on a phone when a drag ended.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  )
  /// Called on a phone for the options of the image.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// Returns true.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Returns an answer that does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}
  /// Returns nil.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// The answer of a collection to a drop.
open class UICollectionViewDropProposal: UIDropProposal {
  /// The place of the dropped items.
  nonisolated public enum Intent: Int, Sendable {
    /// Not said, before the destination, or in it.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }

  /// The place.
  public let intent: Intent

  /// Creates an answer with a place.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates an answer that does not say the place.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// An item of a drop on a collection.
public protocol UICollectionViewDropItem: AnyObject {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The place that it comes from in the same collection.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its image.
  var previewSize: CGSize { get }
}

/// A drop on a collection, which never happens here.
public protocol UICollectionViewDropCoordinator: AnyObject {
  /// The items.
  var items: [any UICollectionViewDropItem] { get }
  /// The place of the drop.
  var destinationIndexPath: IndexPath? { get }
  /// The answer that the app gave.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Moves an item to its item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// The delegates of a collection, held weakly.
private final class UICollectionViewDragDelegates {
  weak var drag: (any UICollectionViewDragDelegate)?
  weak var drop: (any UICollectionViewDropDelegate)?
}

extension UICollectionView {
  private var dragDelegates: UICollectionViewDragDelegates {
    let delegates = stored(UICollectionViewDragDelegates())
    store(delegates)
    return delegates
  }

  /// The delegate of drags; never called.
  public final var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragDelegates.drag }
    set { dragDelegates.drag = newValue }
  }

  /// The delegate of drops; never called.
  public final var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragDelegates.drop }
    set { dragDelegates.drop = newValue }
  }

  /// Whether drags begin; stored, without effect.
  public final var dragInteractionEnabled: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// Whether items are dragged; never.
  public final var hasActiveDrag: Bool { false }

  /// Whether items are dropped; never.
  public final var hasActiveDrop: Bool { false }
}
