import Foundation

/// What an app says changed, between two looks at its data source.
///
/// As in UIKit, what is deleted, reloaded or moved away is named by where it was, what is inserted or
/// moved to by where it is after the whole change.
struct RowChanges {
  struct Move<Place> {
    let from: Place
    let to: Place
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

  /// Where a row comes to be; nil for a row that is deleted, or made anew because it is reloaded.
  func destination(of path: IndexPath) -> IndexPath? {
    if let move = moved.first(where: { $0.from == path }) { return move.to }
    guard !deleted.contains(path), !reloaded.contains(path),
      !reloadedSections.contains(path.section), let section = destination(ofSection: path.section)
    else { return nil }
    let leaving = deleted + moved.map(\.from)
    let coming = inserted + moved.map(\.to)
    let row = Self.shift(
      path.row, leaving: leaving.filter { $0.section == path.section }.map(\.row),
      coming: coming.filter { $0.section == section }.map(\.row))
    return IndexPath(row: row, section: section)
  }

  /// Where a section comes to be; nil for one that is deleted.
  func destination(ofSection section: Int) -> Int? {
    if let move = movedSections.first(where: { $0.from == section }) { return move.to }
    guard !deletedSections.contains(section) else { return nil }
    return Self.shift(
      section, leaving: deletedSections + movedSections.map(\.from),
      coming: insertedSections + movedSections.map(\.to))
  }

  /// Where an index comes to be when others leave, by their old index, and come, by their new one.
  private static func shift(_ index: Int, leaving: [Int], coming: [Int]) -> Int {
    var result = index - leaving.count { $0 < index }
    for new in coming.sorted() where new <= result { result += 1 }
    return result
  }
}
