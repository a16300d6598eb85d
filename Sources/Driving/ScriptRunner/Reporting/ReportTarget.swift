package import ScriptLanguage

/// A kind of report and its destination.
package struct ReportTarget: Equatable {
  /// The kind of a report.
  package enum Kind: String, CaseIterable {
    case human, tap, junit, jsonl, markdown, html
  }

  package let kind: Kind

  /// The file of the report; nil for standard output.
  package let file: String?

  /// Reads the values of `--reporter`; without values, returns one report for people.
  package static func all(_ values: [String]) throws(UsageError) -> [ReportTarget] {
    guard !values.isEmpty else { return [ReportTarget(kind: .human, file: nil)] }
    var targets: [ReportTarget] = []
    for value in values { targets.append(try ReportTarget(value)) }
    let printed = targets.filter { $0.file == nil }
    guard printed.count < 2 else {
      let names = printed.map(\.kind.rawValue).list(or: "and")
      throw UsageError(
        "only one report can go to standard output, not \(names)",
        notes: ["write the others to files, as in --reporter junit=report.xml"])
    }
    try checkFiles(targets.compactMap(\.file))
    return targets
  }

  /// Refuses two reports in one file, which would write over each other.
  private static func checkFiles(_ files: [String]) throws(UsageError) {
    var seen: Set<String> = []
    for file in files where !seen.insert(ScriptPath.normalized(file)).inserted {
      throw UsageError("two reports go to the file `\(file)`")
    }
  }

  private init(_ value: String) throws(UsageError) {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let names = Kind.allCases.map(\.rawValue)
    guard let kind = Kind(rawValue: String(parts[0])) else {
      let question = Suggestions.question(for: String(parts[0]), among: names)
      throw UsageError(
        "unknown reporter `\(parts[0])`",
        notes: [question, "the reporters are \(names.list(or: "and"))"].compactMap { $0 })
    }
    guard parts.count == 1 || !parts[1].isEmpty else {
      throw UsageError(
        "`--reporter \(value)` has no file name",
        notes: ["expected a file, as in --reporter junit=report.xml"])
    }
    self.init(kind: kind, file: parts.count == 2 ? String(parts[1]) : nil)
  }

  package init(kind: Kind, file: String?) {
    self.kind = kind
    self.file = file
  }
}
