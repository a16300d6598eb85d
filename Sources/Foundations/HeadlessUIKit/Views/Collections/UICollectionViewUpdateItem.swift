public import Foundation

/// A change of an item during an update; a layout is told of none, since nothing is laid out.
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  nonisolated public enum Action: Int, Sendable {
    /// An item is inserted, deleted, reloaded or moved, or nothing changes.
    case insert, delete, reload, move, none
  }

  /// The place before the update; nil for an insertion.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// The place after the update; nil for a deletion.
  open var indexPathAfterUpdate: IndexPath? { nil }
  /// The kind of the change.
  open var updateAction: Action { .none }
}

/// The parts of a layout that are invalid; without effect, since nothing is laid out.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether all parts are invalid.
  open var invalidateEverything: Bool { false }
  /// Whether the numbers of sections and items are invalid.
  open var invalidateDataSourceCounts: Bool { false }
  /// The change of the content offset.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size.
  open var contentSizeAdjustment = CGSize.zero
  /// The items that are invalid; nil for none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Adds items that are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// The parts of a flow layout that are invalid; without effect.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the sizes that the delegate gives are invalid.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the attributes are invalid.
  open var invalidateFlowLayoutAttributes = true
}
