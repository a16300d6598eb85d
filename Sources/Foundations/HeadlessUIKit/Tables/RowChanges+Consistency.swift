import Foundation

extension RowChanges {
  /// Why these changes cannot lead from one set of counts to another; nil where they can.
  ///
  /// UIKit checks the same, and raises an exception.
  func mistake(from old: RowMap, to new: RowMap, word: String = "row") -> String? {
    missing(in: old, new, word) ?? wrongSections(old, new) ?? wrongRows(old, new, word)
  }

  private func missing(in old: RowMap, _ new: RowMap, _ word: String) -> String? {
    let gone = deleted + reloaded + moved.map(\.from)
    if let path = gone.first(where: { !old.contains($0) }) {
      return "\(Self.name(path, word)) was changed, which did not exist before"
    }
    let come = inserted + moved.map(\.to)
    if let path = come.first(where: { !new.contains($0) }) {
      return "\(Self.name(path, word)) was inserted, which does not exist afterwards"
    }
    let goneSections = deletedSections.union(reloadedSections)
    if let section = goneSections.first(where: { $0 >= old.sections }) {
      return "section \(section) was changed, which did not exist before"
    }
    return insertedSections.first { $0 >= new.sections }.map {
      "section \($0) was inserted, which does not exist afterwards"
    }
  }

  private func wrongSections(_ old: RowMap, _ new: RowMap) -> String? {
    let expected = old.sections + insertedSections.count - deletedSections.count
    guard expected != new.sections else { return nil }
    return """
      there were \(old.sections) sections, \(insertedSections.count) were inserted and \
      \(deletedSections.count) deleted, so there must be \(expected); the data source says \
      \(new.sections)
      """
  }

  private func wrongRows(_ old: RowMap, _ new: RowMap, _ word: String) -> String? {
    for section in 0..<old.sections where !reloadedSections.contains(section) {
      guard let after = destination(ofSection: section) else { continue }
      let come = inserted.count { $0.section == after } + moved.count { $0.to.section == after }
      let gone =
        deleted.count { $0.section == section } + moved.count { $0.from.section == section }
      let expected = old.counts[section] + come - gone
      guard expected != new.counts[after] else { continue }
      return """
        section \(section) had \(old.counts[section]) \(word)s, \(come) were inserted and \(gone) \
        deleted, so it must have \(expected); the data source says \(new.counts[after])
        """
    }
    return nil
  }

  private static func name(_ path: IndexPath, _ word: String) -> String {
    path.count == 2 ? "\(word) \(path.row) of section \(path.section)" : "an incomplete index path"
  }
}
