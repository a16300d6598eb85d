public import Foundation

/// A table's data source that shows snapshots and computes the changes between them.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UITableViewDataSource {
  /// A closure that returns an item's cell; nil is a finding.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  /// The table's content.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// The animation of updates; stored, without effect.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source and sets it as the table's data source, which the table holds weakly.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  /// Returns the snapshot that the table shows.
  public final func snapshot() -> Snapshot { state.snapshot }

  /// Shows a snapshot: cells and selection move with their items.
  ///
  /// O(n) in the items. Completes after the time the animation takes, or when the current work is
  /// done.
  public final func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    state.apply(snapshot, to: tableView, animated: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot by reloading the table.
  public final func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    state.reload(snapshot, in: tableView, completion: completion)
  }

  /// Returns the item of a row; nil if there is none.
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

  /// Returns the index of a section; nil if it is not shown.
  public final func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: UITableViewDataSource

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { state.snapshot.numberOfSections }

  /// Returns the number of items in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.snapshot.sections[section].items.count
  }

  /// Returns the cell of the cell provider; nil from the provider is a finding.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = state.item(at: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    {
      return cell
    }
    tableView.report("the cell provider gave no cell for \(UITableView.nouns.name(indexPath)).")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns nil, unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns nil, unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Returns false, unless overridden, as in UIKit.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns false, unless overridden, as in UIKit.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing, unless overridden.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns nil, unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Never called; returns the index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Does nothing, unless overridden.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
