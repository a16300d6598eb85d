import Foundation

/// The snapshot that a diffable data source shows, and how it is applied to a list.
final class DiffableState<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()

  /// Applies a snapshot: moves cells and selection with their items, and loads what is new.
  ///
  /// O(n) in the items.
  func apply(
    _ new: Snapshot, to list: (some ListView)?, animated: Bool, completion: (() -> Void)?
  ) {
    let step = replaceSnapshot(with: new, following: list?.pathsToFollow ?? [])
    list?.update(
      to: step.counts, reloadsSupplementaryViews: step.sectionsChanged
    ) { step.destinations[$0] }
    list?.reconfigure(step.reconfigured)
    complete(list, animated: animated, completion)
  }

  /// Applies a snapshot by reloading the list.
  func reload(_ new: Snapshot, in list: (some ListView)?, completion: (() -> Void)?) {
    _ = replaceSnapshot(with: new, following: [])
    list?.reloadData()
    complete(list, animated: false, completion)
  }

  private func complete(_ list: (some ListView)?, animated: Bool, _ completion: (() -> Void)?) {
    guard let completion else { return }
    UIView.animate(withDuration: animated && list?.window != nil ? 0.3 : 0) {
    } completion: { _ in
      completion()
    }
  }

  /// Returns the item at an index path; nil if there is none.
  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, snapshot.sections.indices.contains(path.section),
      snapshot.sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return snapshot.sections[path.section].items[path.item]
  }

  /// Returns the index path of an item, in O(n); nil if the item is not in the snapshot.
  func path(of item: Item) -> IndexPath? {
    for (index, section) in snapshot.sections.enumerated() {
      if let position = section.items.firstIndex(of: item) {
        return IndexPath(item: position, section: index)
      }
    }
    return nil
  }

  /// Returns the section at an index; nil if there is none.
  func section(at index: Int) -> Section? {
    let sections = snapshot.sections
    return sections.indices.contains(index) ? sections[index].identifier : nil
  }

  /// The difference between two snapshots.
  private struct Step {
    let counts: SectionCounts
    let sectionsChanged: Bool
    let reconfigured: [IndexPath]

    /// The new index paths of the followed items.
    let destinations: [IndexPath: IndexPath]
  }

  /// Replaces the snapshot, and follows items to their new index paths in one pass.
  private func replaceSnapshot(with new: Snapshot, following paths: [IndexPath]) -> Step {
    let old = snapshot
    let reloaded = Set(new.reloadedItemIdentifiers)
    let reloadedSections = Set(new.reloadedSectionIdentifiers)
    let reconfiguredItems = Set(new.reconfiguredItemIdentifiers)
    var followed: [Item: IndexPath] = [:]
    for path in paths {
      if let item = item(at: path), !reloaded.contains(item) { followed[item] = path }
    }
    var destinations: [IndexPath: IndexPath] = [:]
    var reconfigured: [IndexPath] = []
    for (index, section) in new.sections.enumerated()
    where !followed.isEmpty && !reloadedSections.contains(section.identifier) {
      for (position, item) in section.items.enumerated() {
        guard let from = followed[item] else { continue }
        let path = IndexPath(item: position, section: index)
        destinations[from] = path
        if reconfiguredItems.contains(item) { reconfigured.append(path) }
      }
    }
    snapshot = new
    snapshot.removeReloads()
    return Step(
      counts: SectionCounts(snapshot.sections.map(\.items.count)),
      sectionsChanged: old.sectionIdentifiers != new.sectionIdentifiers
        || !reloadedSections.isEmpty,
      reconfigured: reconfigured, destinations: destinations)
  }
}
