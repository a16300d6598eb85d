package import ScriptLanguage
/// A kind of report, and where it goes.
package struct ReportTarget: Equatable {
  package enum Kind: String, CaseIterable {
    case human, tap, junit, jsonl
  }

  package let kind: Kind

  /// The file it goes to; nil for standard output.
  package let file: String?

  /// Reads the values of `--reporter`; none is one report for people.
  package static func all(_ values: [String]) throws(UsageError) -> [ReportTarget] {
    guard !values.isEmpty else { return [ReportTarget(kind: .human, file: nil)] }
    var targets: [ReportTarget] = []
    for value in values { targets.append(try ReportTarget(value)) }
    let printed = targets.filter { $0.file == nil }
    guard printed.count < 2 else {
      let names = printed.map(\.kind.rawValue).list(or: "and")
      throw UsageError(
        "\(names) cannot both go to standard output", notes: ["--reporter junit=report.xml"])
    }
    return targets
  }

  private init(_ value: String) throws(UsageError) {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let names = Kind.allCases.map(\.rawValue)
    guard let kind = Kind(rawValue: String(parts[0])) else {
      let question = Suggestions.question(for: String(parts[0]), among: names)
      throw UsageError(
        "there is no reporter `\(parts[0])`",
        notes: [question, "there are \(names.list(or: "and"))"].compactMap { $0 })
    }
    guard parts.count == 1 || !parts[1].isEmpty else {
      throw UsageError("`--reporter \(value)` names no file")
    }
    self.init(kind: kind, file: parts.count == 2 ? String(parts[1]) : nil)
  }

  package init(kind: Kind, file: String?) {
    self.kind = kind
    self.file = file
  }
}

/// All reports of a run: each event goes to every one of them.
package final class Reports: Reporter {
  /// Why a report could not be written.
  package private(set) var errors: [UsageError] = []

  private var reporters: [any Reporter] = []
  private let files: ScriptFiles

  package init(_ targets: [ReportTarget], console: Console, files: ScriptFiles) {
    self.files = files
    for target in targets {
      guard let file = target.file else {
        reporters.append(
          Self.reporter(target.kind, isColored: console.isColored, output: console.print))
        continue
      }
      let sheet = Sheet()
      reporters.append(Self.reporter(target.kind, isColored: false) { sheet.text += $0 })
      sheets.append((file, sheet))
    }
    if console.environment["GITHUB_ACTIONS"] == "true" {
      let isForPeople = targets.contains { $0.file == nil && $0.kind == .human }
      reporters.append(GitHubAnnotator(output: isForPeople ? console.print : console.warn))
    }
  }

  package func receive(_ event: RunEvent) {
    for reporter in reporters { reporter.receive(event) }
    if case .ended = event { writeSheets() }
  }

  private final class Sheet {
    var text = ""
  }

  private var sheets: [(file: String, sheet: Sheet)] = []

  private func writeSheets() {
    for (file, sheet) in sheets {
      do {
        try files.write(file, Array(sheet.text.utf8))
      } catch {
        errors.append(UsageError("the report `\(file)` cannot be written: \(error)"))
      }
    }
  }

  private static func reporter(
    _ kind: ReportTarget.Kind, isColored: Bool, output: @escaping (String) -> Void
  ) -> any Reporter {
    switch kind {
    case .human: HumanReporter(isColored: isColored, output: output)
    case .tap: TAPReporter(output: output)
    case .junit: JUnitReporter(output: output)
    case .jsonl: JSONLinesReporter(output: output)
    }
  }
}
