public import Foundation

/// The delegate of drags that begin in a table; a person drags nothing here.
public protocol UITableViewDragDelegate: AnyObject {
  /// Called on a phone when a drag begins; the items are dragged.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Called on a phone when another is added to a drag.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Called on a phone for the options of the image.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called on a phone when a drag begins.
  func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  )
  /// Called on a phone when a drag ended.
  func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
  )
  /// Called on a phone to ask whether items are moved.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Called on a phone to ask whether items stay in the app.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// Returns no items.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Returns nil.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
  ) {}
  /// Returns true.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Returns false.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// The delegate of drops on a table; a person drops nothing here.
public protocol UITableViewDropDelegate: AnyObject {
  /// Called on a phone to take a drop.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  )
  /// Called on a phone to ask whether a drop is taken.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called on a phone for the effect of a drop.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called on a phone when a drag enters.
  func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  )
  /// Called on a phone when a drag leaves.
  func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  )
  /// Called on a phone when a drag ended.
  func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  )
  /// Called on a phone for the options of the image.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Returns true.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  /// Returns an answer that does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) {}
  /// Returns nil.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// The answer of a table to a drop.
open class UITableViewDropProposal: UIDropProposal {
  /// The place of the dropped items.
  nonisolated public enum Intent: Int, Sendable {
    /// Not said, before the destination, or in it.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    /// Before the destination or in it, by the place of the finger.
    case automatic
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

/// An item of a drop on a table.
public protocol UITableViewDropItem: AnyObject {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The place that it comes from in the same table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its image.
  var previewSize: CGSize { get }
}

/// A drop on a table, which never happens here.
public protocol UITableViewDropCoordinator: AnyObject {
  /// The items.
  var items: [any UITableViewDropItem] { get }
  /// The place of the drop.
  var destinationIndexPath: IndexPath? { get }
  /// The answer that the app gave.
  var proposal: UITableViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Moves an item to its row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

/// The delegates of a table, held weakly.
private final class UITableViewDragDelegates {
  weak var drag: (any UITableViewDragDelegate)?
  weak var drop: (any UITableViewDropDelegate)?
}

extension UITableView {
  private var dragDelegates: UITableViewDragDelegates {
    let delegates = stored(UITableViewDragDelegates())
    store(delegates)
    return delegates
  }

  /// The delegate of drags; never called.
  public final var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragDelegates.drag }
    set { dragDelegates.drag = newValue }
  }

  /// The delegate of drops; never called.
  public final var dropDelegate: (any UITableViewDropDelegate)? {
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
