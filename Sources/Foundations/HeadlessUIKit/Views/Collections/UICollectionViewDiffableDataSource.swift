public import Foundation

/// A collection's data source that shows snapshots and computes the changes between them.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UICollectionViewDataSource {
  /// A closure that returns an item's cell; nil is a finding.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?

  /// A closure that returns a section's header or footer; nil is a finding.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  /// The collection's content.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// The closure that returns headers and footers.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The trees of the sections that have one.
  final var trees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
      [:]

  /// The closures that are asked and told when a person expands or collapses an item.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// The closures about moved items; stored, without effect.
  open var reorderingHandlers = ReorderingHandlers()

  /// Creates a data source and sets it as the collection's data source, which is held weakly.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  /// Returns the snapshot that the collection shows.
  public final func snapshot() -> Snapshot { state.snapshot }

  /// Shows a snapshot: cells and selection move with their items.
  ///
  /// O(n) in the items. Completes after the time the animation takes, or when the current work is
  /// done.
  public final func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    keepTrees(of: snapshot)
    state.apply(
      snapshot, to: collectionView, animated: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot by reloading the collection.
  public final func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    keepTrees(of: snapshot)
    state.reload(snapshot, in: collectionView, completion: completion)
  }

  /// Returns the item at an index path; nil if there is none.
  public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.item(at: indexPath)
  }

  /// Returns the index path of an item, in O(n); nil if it is not shown.
  public final func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.path(of: itemIdentifier)
  }

  /// Returns the section at an index; nil if there is none.
  public final func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    state.section(at: index)
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    state.snapshot.numberOfSections
  }

  /// Returns the number of items in a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { state.snapshot.sections[section].items.count }

  /// Returns the cell of the cell provider; nil from the provider is a finding.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = state.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    {
      return cell
    }
    collectionView.report(
      "the cell provider gave no cell for \(UICollectionView.nouns.name(indexPath)).")
    return UICollectionViewCell(reusableAs: "")
  }

  /// Returns the view of the supplementary view provider; nil from the provider is a finding.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    collectionView.report(
      "the supplementary view provider gave no \(kind) for section \(indexPath.section).")
    return UICollectionReusableView(reusableAs: "")
  }
}
