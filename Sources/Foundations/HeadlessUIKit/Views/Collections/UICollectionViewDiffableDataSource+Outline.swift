internal import Foundation

/// A data source whose items may have others below them.
protocol OutlineDataSource: AnyObject {
  /// Returns whether the items below the one at an index path are shown; nil if there are none.
  func isExpanded(at path: IndexPath) -> Bool?

  /// Shows or hides the items below the one at an index path, if the app's handlers agree.
  func toggle(at path: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  /// The content of a section as a tree.
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The closures that are asked and told when a person expands or collapses an item.
  public struct SectionSnapshotHandlers {
    /// Returns whether an item may be collapsed.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// Returns whether an item may be expanded.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Returns the items below one that is expanded, given those that are there.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// The closures about moved items; stored, without effect: no finger moves an item.
  public struct ReorderingHandlers {
    /// A change by a finger.
    public typealias Transaction = NSDiffableDataSourceTransaction<
      SectionIdentifierType, ItemIdentifierType
    >

    /// Returns whether an item may be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is moved.
    public var willReorder: ((Transaction) -> Void)?
    /// Called after an item was moved.
    public var didReorder: ((Transaction) -> Void)?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// Shows a tree in a section, which is added if it is not there.
  ///
  /// Completes after the time the animation takes, or when the current work is done.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    trees[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the tree of a section; its items as roots where no tree was applied.
  public final func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var tree = SectionSnapshot()
    tree.append(snapshot().itemIdentifiers(inSection: section))
    return tree
  }

  /// Forgets the trees of sections that another snapshot shows otherwise.
  final func keepTrees(of snapshot: Snapshot) {
    trees = trees.filter { section, tree in
      snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == tree.visibleItems
    }
  }

  func isExpanded(at path: IndexPath) -> Bool? {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      let tree = trees[section],
      tree.hasChildren(item) || sectionSnapshotHandlers.snapshotForExpandingParent != nil
    else { return nil }
    return tree.isExpanded(item)
  }

  func toggle(at path: IndexPath) {
    guard let isExpanded = isExpanded(at: path), let item = itemIdentifier(for: path),
      let section = sectionIdentifier(for: path.section), var tree = trees[section]
    else { return }
    let handlers = sectionSnapshotHandlers
    if isExpanded {
      guard handlers.shouldCollapseItem?(item) != false else { return }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) != false else { return }
      handlers.willExpandItem?(item)
      if let below = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
        tree.replace(childrenOf: item, using: below)
      }
      tree.expand([item])
    }
    apply(tree, to: section)
  }
}
