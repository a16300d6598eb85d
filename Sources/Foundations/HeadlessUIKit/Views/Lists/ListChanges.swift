import Foundation

/// The changes that an app records between two states of a list's data source.
///
/// As in UIKit, deletions, reloads and the origins of moves use the index paths before the update;
/// insertions and the destinations of moves use the index paths after it.
struct ListChanges {
  struct Move<Index> {
    let from: Index
    let to: Index
  }

  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var moved: [Move<IndexPath>] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Move<Int>] = []

  var touchesSections: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty
      || !movedSections.isEmpty
  }

  /// Returns the new index path of an item; nil for an item that is deleted or reloaded.
  func destination(of path: IndexPath) -> IndexPath? {
    if let move = moved.first(where: { $0.from == path }) { return move.to }
    guard !deleted.contains(path), !reloaded.contains(path),
      !reloadedSections.contains(path.section), let section = destination(ofSection: path.section)
    else { return nil }
    let removed = deleted + moved.map(\.from)
    let added = inserted + moved.map(\.to)
    let item = Self.shift(
      path.item, removed: removed.filter { $0.section == path.section }.map(\.item),
      added: added.filter { $0.section == section }.map(\.item))
    return IndexPath(item: item, section: section)
  }

  /// Returns the new index of a section; nil for a section that is deleted.
  func destination(ofSection section: Int) -> Int? {
    if let move = movedSections.first(where: { $0.from == section }) { return move.to }
    guard !deletedSections.contains(section) else { return nil }
    return Self.shift(
      section, removed: deletedSections + movedSections.map(\.from),
      added: insertedSections + movedSections.map(\.to))
  }

  /// Returns the new value of an index after deletions at old indexes and insertions at new ones.
  private static func shift(_ index: Int, removed: [Int], added: [Int]) -> Int {
    var result = index - removed.count { $0 < index }
    for new in added.sorted() where new <= result { result += 1 }
    return result
  }
}
