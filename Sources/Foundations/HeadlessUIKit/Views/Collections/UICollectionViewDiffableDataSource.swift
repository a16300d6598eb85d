public import Foundation

/// Says what is in a collection by snapshots, and finds out itself what changed between two of them.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UICollectionViewDataSource {
  /// Gives the cell of an item; nil is a finding.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?

  /// Gives a view above or below a section; nil is a finding.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  /// What the collection shows.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var holder = SnapshotHolder<SectionIdentifierType, ItemIdentifierType>()

  /// Gives views above and below sections.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Becomes a collection's data source, which holds it weakly.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  /// What the collection shows.
  public final func snapshot() -> Snapshot { holder.snapshot }

  /// Shows a snapshot: cells and selections go where their items went.
  ///
  /// O(n) in the items. Completes after the time the animation takes, or when the current work is
  /// done.
  public final func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let step = holder.take(snapshot, following: collectionView?.pathsOfInterest ?? [])
    collectionView?.adopt(step.map, anew: step.sectionsChanged) { step.paths[$0] }
    collectionView?.reconfigureItems(at: step.reconfigured)
    finish(animated: animatingDifferences, completion)
  }

  /// Shows a snapshot and asks for everything anew.
  public final func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    _ = holder.take(snapshot, following: [])
    collectionView?.reloadData()
    finish(animated: false, completion)
  }

  private func finish(animated: Bool, _ completion: (() -> Void)?) {
    guard let completion else { return }
    UIView.animate(withDuration: animated && collectionView?.window != nil ? 0.3 : 0) {
    } completion: { _ in
      completion()
    }
  }

  /// The item at a place; nil where there is none.
  public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    holder.item(at: indexPath)
  }

  /// The place of an item; nil where it is not shown.
  ///
  /// O(n) in the items.
  public final func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    holder.path(of: itemIdentifier)
  }

  /// The section at an index; nil where there is none.
  public final func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = holder.snapshot.sections
    return sections.indices.contains(index) ? sections[index].identifier : nil
  }

  // MARK: UICollectionViewDataSource

  /// How many sections the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    holder.snapshot.numberOfSections
  }

  /// How many items a section has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { holder.snapshot.sections[section].items.count }

  /// The cell the provider gives; a provider that gives none is a finding.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = holder.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    {
      return cell
    }
    collectionView.report(
      "the cell provider gave no cell for \(collectionView.name(indexPath)).")
    return UICollectionViewCell()
  }

  /// The view the provider gives; a provider that gives none is a finding.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    collectionView.report(
      "the supplementary view provider gave no \(kind) for section \(indexPath.section).")
    return UICollectionReusableView()
  }
}
