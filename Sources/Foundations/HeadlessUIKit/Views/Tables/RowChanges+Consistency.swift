import Foundation

/// What a list calls itself and what is in it, in UIKit's messages.
struct ListWords {
  let list: String
  let item: String

  static let table = ListWords(list: "table view", item: "row")
  static let collection = ListWords(list: "collection view", item: "item")
}

extension RowChanges {
  /// Why these changes cannot lead from one set of counts to another, in UIKit's words; nil where
  /// they can.
  ///
  /// UIKit checks the same, and raises an exception.
  func mistake(from old: RowMap, to new: RowMap, _ words: ListWords = .table) -> String? {
    repeats(words) ?? missing(in: old, new, words) ?? wrongSections(old, new, words)
      ?? wrongRows(old, new, words)
  }

  private func repeats(_ words: ListWords) -> String? {
    if let path = deleted.first(where: reloaded.contains) {
      return "attempt to delete and reload the same index path (\(Self.name(path, words)))"
    }
    if let path = moved.map(\.from).first(where: deleted.contains) {
      return "attempt to perform a delete and a move from the same index path "
        + "(\(Self.name(path, words)))"
    }
    if let path = moved.map(\.to).first(where: inserted.contains) {
      return "attempt to perform an insert and a move to the same index path "
        + "(\(Self.name(path, words)))"
    }
    return nil
  }

  private func missing(in old: RowMap, _ new: RowMap, _ words: ListWords) -> String? {
    let gone = deleted + reloaded + moved.map(\.from)
    if let path = gone.first(where: { !old.contains($0) }) {
      return loss(of: path, from: old, words)
    }
    let come = inserted + moved.map(\.to)
    if let path = come.first(where: { !new.contains($0) }) { return gain(of: path, to: new, words) }
    let goneSections = deletedSections.union(reloadedSections).union(
      IndexSet(movedSections.map(\.from)))
    if let section = goneSections.first(where: { $0 >= old.sections }) {
      return "attempt to delete section \(section), but there are only \(old.sections) sections "
        + "before the update"
    }
    let comeSections = insertedSections.union(IndexSet(movedSections.map(\.to)))
    return comeSections.first { $0 >= new.sections }.map {
      "attempt to insert section \($0) but there are only \(new.sections) sections after the update"
    }
  }

  private func loss(of path: IndexPath, from old: RowMap, _ words: ListWords) -> String {
    guard path.count == 2 else { return "attempt to delete an incomplete index path" }
    let attempt = "attempt to delete \(words.item) \(path.row) from section \(path.section)"
    guard old.counts.indices.contains(path.section) else {
      return "\(attempt), but there are only \(old.sections) sections before the update"
    }
    return "\(attempt) which only contains \(old.counts[path.section]) \(words.item)s before the "
      + "update"
  }

  private func gain(of path: IndexPath, to new: RowMap, _ words: ListWords) -> String {
    guard path.count == 2 else { return "attempt to insert an incomplete index path" }
    let attempt = "attempt to insert \(words.item) \(path.row) into section \(path.section), but"
    guard new.counts.indices.contains(path.section) else {
      return "\(attempt) there are only \(new.sections) sections after the update"
    }
    return "\(attempt) there are only \(new.counts[path.section]) \(words.item)s in section "
      + "\(path.section) after the update"
  }

  private func wrongSections(_ old: RowMap, _ new: RowMap, _ words: ListWords) -> String? {
    let expected = old.sections + insertedSections.count - deletedSections.count
    guard expected != new.sections else { return nil }
    return """
      Invalid update: invalid number of sections. The number of sections contained in the \
      \(words.list) after the update (\(new.sections)) must be equal to the number of sections \
      contained in the \(words.list) before the update (\(old.sections)), plus or minus the number \
      of sections inserted or deleted (\(insertedSections.count) inserted, \
      \(deletedSections.count) deleted)
      """
  }

  private func wrongRows(_ old: RowMap, _ new: RowMap, _ words: ListWords) -> String? {
    for section in 0..<old.sections where !reloadedSections.contains(section) {
      guard let after = destination(ofSection: section) else { continue }
      let change = Change(of: section, to: after, in: self)
      guard old.counts[section] + change.difference != new.counts[after] else { continue }
      return """
        Invalid update: invalid number of \(words.item)s in section \(section). The number of \
        \(words.item)s contained in an existing section after the update (\(new.counts[after])) \
        must be equal to the number of \(words.item)s contained in that section before the update \
        (\(old.counts[section])), plus or minus the number of \(words.item)s inserted or deleted \
        from that section (\(change.inserted) inserted, \(change.deleted) deleted) and plus or \
        minus the number of \(words.item)s moved into or out of that section \
        (\(change.movedIn) moved in, \(change.movedOut) moved out)
        """
    }
    return nil
  }

  private static func name(_ path: IndexPath, _ words: ListWords) -> String {
    path.count == 2
      ? "\(words.item) \(path.row) of section \(path.section)" : "an incomplete index path"
  }
}

/// How many rows a section gains and loses, and in which way.
private struct Change {
  let inserted: Int
  let deleted: Int
  let movedIn: Int
  let movedOut: Int

  init(of section: Int, to after: Int, in changes: RowChanges) {
    inserted = changes.inserted.count { $0.section == after }
    deleted = changes.deleted.count { $0.section == section }
    let moves = changes.moved.filter { $0.from.section != section || $0.to.section != after }
    movedIn = moves.count { $0.to.section == after }
    movedOut = moves.count { $0.from.section == section }
  }

  var difference: Int { inserted - deleted + movedIn - movedOut }
}
