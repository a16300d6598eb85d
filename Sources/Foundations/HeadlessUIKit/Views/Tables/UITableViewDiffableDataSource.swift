public import Foundation

/// Says what is in a table by snapshots, and finds out itself what changed between two of them.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UITableViewDataSource {
  /// Gives the cell of an item; nil is a finding.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  /// What the table shows.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var holder = SnapshotHolder<SectionIdentifierType, ItemIdentifierType>()

  /// How rows come and go; seen in pixels only.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Becomes a table's data source, which holds it weakly.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  /// What the table shows.
  public final func snapshot() -> Snapshot { holder.snapshot }

  /// Shows a snapshot: cells and selections go where their items went.
  ///
  /// O(n) in the items. Completes after the time the animation takes, or when the current work is
  /// done.
  public final func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let interesting = tableView?.pathsOfInterest ?? []
    let step = holder.take(snapshot, following: interesting)
    tableView?.adopt(step.map, anew: step.sectionsChanged) { step.paths[$0] }
    tableView?.reconfigureRows(at: step.reconfigured)
    finish(animated: animatingDifferences, completion)
  }

  /// Shows a snapshot and asks for everything anew.
  public final func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    _ = holder.take(snapshot, following: [])
    tableView?.reloadData()
    finish(animated: false, completion)
  }

  private func finish(animated: Bool, _ completion: (() -> Void)?) {
    guard let completion else { return }
    UIView.animate(withDuration: animated && tableView?.window != nil ? 0.3 : 0) {
    } completion: { _ in
      completion()
    }
  }

  /// The item of a row; nil where there is none.
  public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    holder.item(at: indexPath)
  }

  /// The row of an item; nil where it is not shown.
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

  /// The index of a section; nil where it is not shown.
  public final func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    holder.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: UITableViewDataSource

  /// How many sections the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { holder.snapshot.numberOfSections }

  /// How many items a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    holder.snapshot.sections[section].items.count
  }

  /// The cell the provider gives; a provider that gives none is a finding.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = holder.item(at: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    {
      return cell
    }
    tableView.report("the cell provider gave no cell for \(tableView.name(indexPath)).")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// What stands above a section; nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// What stands below a section; nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Whether a person may edit a row; no unless overridden, as in UIKit.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// A person deletes or inserts a row; nothing happens unless overridden.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

extension UITableView {
  /// The rows whose way from one snapshot to the next matters: those with a cell, and the selected.
  final var pathsOfInterest: [IndexPath] { sight.all.compactMap(\.path) + selection }
}
