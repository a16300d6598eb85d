package import ScriptLanguage

/// A kind of report and its destination.
package struct ReportTarget: Equatable {
  /// The kind of a report.
  package enum Kind: String, CaseIterable {
    case human, tap, junit, jsonl
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
    return targets
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

/// The reporters of a run, which all receive each event.
package final class Reports: Reporter {
  /// The errors of writing reports.
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
      let buffer = Buffer()
      reporters.append(Self.reporter(target.kind, isColored: false) { buffer.text += $0 })
      buffers.append((file, buffer))
    }
    if console.environment["GITHUB_ACTIONS"] == "true" {
      let isForPeople = targets.contains { $0.file == nil && $0.kind == .human }
      reporters.append(GitHubAnnotator(output: isForPeople ? console.print : console.warn))
    }
  }

  package func receive(_ event: RunEvent) {
    for reporter in reporters { reporter.receive(event) }
    if case .ended = event { writeFiles() }
  }

  /// The text of a report, which is written to its file at the end of the run.
  private final class Buffer {
    var text = ""
  }

  private var buffers: [(file: String, buffer: Buffer)] = []

  private func writeFiles() {
    for (file, buffer) in buffers {
      do {
        try files.write(file, Array(buffer.text.utf8))
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
