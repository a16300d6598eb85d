import Foundation

/// The names for a list and its items in messages.
struct ListNouns {
  let name: String
  let item: String

  var view: String { "\(name) view" }

  static let table = ListNouns(
    name: "table", item: "row")
  static let collection = ListNouns(
    name: "collection", item: "item")

  func name(_ path: IndexPath) -> String {
    path.count == 2 ? "\(item) \(path.item) of section \(path.section)" : "an incomplete index path"
  }
}

extension ListChanges {
  /// Returns UIKit's message if these changes do not lead from the old counts to the new ones.
  ///
  /// UIKit makes the same checks, and raises an exception.
  func mistake(from old: SectionCounts, to new: SectionCounts, _ nouns: ListNouns) -> String? {
    conflictingChanges(nouns) ?? nonexistentPath(in: old, new, nouns) ?? sectionCountMistake(
      old, new, nouns)
      ?? itemCountMistake(old, new, nouns)
  }

  private func conflictingChanges(_ nouns: ListNouns) -> String? {
    if let path = deleted.first(where: reloaded.contains) {
      return "attempt to delete and reload the same index path (\(nouns.name(path)))"
    }
    if let path = moved.map(\.from).first(where: deleted.contains) {
      return "attempt to perform a delete and a move from the same index path "
        + "(\(nouns.name(path)))"
    }
    if let path = moved.map(\.to).first(where: inserted.contains) {
      return "attempt to perform an insert and a move to the same index path "
        + "(\(nouns.name(path)))"
    }
    return nil
  }

  private func nonexistentPath(in old: SectionCounts, _ new: SectionCounts, _ nouns: ListNouns)
    -> String?
  {
    let removed = deleted + reloaded + moved.map(\.from)
    if let path = removed.first(where: { !old.contains($0) }) {
      return deletionMistake(of: path, from: old, nouns)
    }
    let added = inserted + moved.map(\.to)
    if let path = added.first(where: { !new.contains($0) }) {
      return insertionMistake(of: path, to: new, nouns)
    }
    let removedSections = deletedSections.union(reloadedSections).union(
      IndexSet(movedSections.map(\.from)))
    if let section = removedSections.first(where: { $0 >= old.sections }) {
      return "attempt to delete section \(section), but there are only \(old.sections) sections "
        + "before the update"
    }
    let addedSections = insertedSections.union(IndexSet(movedSections.map(\.to)))
    return addedSections.first { $0 >= new.sections }.map {
      "attempt to insert section \($0) but there are only \(new.sections) sections after the update"
    }
  }

  private func deletionMistake(of path: IndexPath, from old: SectionCounts, _ nouns: ListNouns)
    -> String
  {
    guard path.count == 2 else { return "attempt to delete an incomplete index path" }
    let attempt = "attempt to delete \(nouns.item) \(path.item) from section \(path.section)"
    guard old.counts.indices.contains(path.section) else {
      return "\(attempt), but there are only \(old.sections) sections before the update"
    }
    return "\(attempt) which only contains \(old.counts[path.section]) \(nouns.item)s before the "
      + "update"
  }

  private func insertionMistake(of path: IndexPath, to new: SectionCounts, _ nouns: ListNouns)
    -> String
  {
    guard path.count == 2 else { return "attempt to insert an incomplete index path" }
    let attempt = "attempt to insert \(nouns.item) \(path.item) into section \(path.section), but"
    guard new.counts.indices.contains(path.section) else {
      return "\(attempt) there are only \(new.sections) sections after the update"
    }
    return "\(attempt) there are only \(new.counts[path.section]) \(nouns.item)s in section "
      + "\(path.section) after the update"
  }

  private func sectionCountMistake(_ old: SectionCounts, _ new: SectionCounts, _ nouns: ListNouns)
    -> String?
  {
    let expected = old.sections + insertedSections.count - deletedSections.count
    guard expected != new.sections else { return nil }
    return """
      Invalid update: invalid number of sections. The number of sections contained in the \
      \(nouns.view) after the update (\(new.sections)) must be equal to the number of sections \
      contained in the \(nouns.view) before the update (\(old.sections)), plus or minus the number \
      of sections inserted or deleted (\(insertedSections.count) inserted, \
      \(deletedSections.count) deleted)
      """
  }

  private func itemCountMistake(_ old: SectionCounts, _ new: SectionCounts, _ nouns: ListNouns)
    -> String?
  {
    for section in 0..<old.sections where !reloadedSections.contains(section) {
      guard let after = destination(ofSection: section) else { continue }
      let change = Change(of: section, to: after, in: self)
      guard old.counts[section] + change.difference != new.counts[after] else { continue }
      return """
        Invalid update: invalid number of \(nouns.item)s in section \(section). The number of \
        \(nouns.item)s contained in an existing section after the update (\(new.counts[after])) \
        must be equal to the number of \(nouns.item)s contained in that section before the update \
        (\(old.counts[section])), plus or minus the number of \(nouns.item)s inserted or deleted \
        from that section (\(change.inserted) inserted, \(change.deleted) deleted) and plus or \
        minus the number of \(nouns.item)s moved into or out of that section \
        (\(change.movedIn) moved in, \(change.movedOut) moved out)
        """
    }
    return nil
  }
}

/// The numbers of items that a section gains and loses.
private struct Change {
  let inserted: Int
  let deleted: Int
  let movedIn: Int
  let movedOut: Int

  init(of section: Int, to after: Int, in changes: ListChanges) {
    inserted = changes.inserted.count { $0.section == after }
    deleted = changes.deleted.count { $0.section == section }
    let moves = changes.moved.filter { $0.from.section != section || $0.to.section != after }
    movedIn = moves.count { $0.to.section == after }
    movedOut = moves.count { $0.from.section == section }
  }

  var difference: Int { inserted - deleted + movedIn - movedOut }
}
