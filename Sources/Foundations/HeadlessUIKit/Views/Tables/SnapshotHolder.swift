import Foundation

/// A snapshot a list shows, and where what it showed before went.
struct SnapshotHolder<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()

  var map: RowMap { RowMap(snapshot.sections.map(\.items.count)) }

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, snapshot.sections.indices.contains(path.section),
      snapshot.sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return snapshot.sections[path.section].items[path.item]
  }

  /// Where an item is; O(n).
  func path(of item: Item) -> IndexPath? {
    for (index, section) in snapshot.sections.enumerated() {
      if let place = section.items.firstIndex(of: item) {
        return IndexPath(item: place, section: index)
      }
    }
    return nil
  }

  /// What changed when a list went from one snapshot to the next.
  struct Step {
    let map: RowMap
    let sectionsChanged: Bool
    let reconfigured: [IndexPath]

    /// Where the items that were asked about went.
    let paths: [IndexPath: IndexPath]
  }

  /// Takes a snapshot, and follows the items that are of interest, in one pass over the new one.
  mutating func take(_ new: Snapshot, following interesting: [IndexPath]) -> Step {
    let old = snapshot
    let reloaded = Set(new.reloadedItemIdentifiers)
    let reloadedSections = Set(new.reloadedSectionIdentifiers)
    let reconfigured = Set(new.reconfiguredItemIdentifiers)
    var wanted: [Item: IndexPath] = [:]
    for path in interesting {
      if let item = item(at: path), !reloaded.contains(item) { wanted[item] = path }
    }
    var paths: [IndexPath: IndexPath] = [:]
    var again: [IndexPath] = []
    for (index, section) in new.sections.enumerated()
    where !wanted.isEmpty && !reloadedSections.contains(section.identifier) {
      for (place, item) in section.items.enumerated() {
        guard let from = wanted[item] else { continue }
        paths[from] = IndexPath(item: place, section: index)
        if reconfigured.contains(item) { again.append(IndexPath(item: place, section: index)) }
      }
    }
    snapshot = new
    snapshot.forgetReloads()
    return Step(
      map: map,
      sectionsChanged: old.sectionIdentifiers != new.sectionIdentifiers
        || !reloadedSections.isEmpty,
      reconfigured: again, paths: paths)
  }
}
