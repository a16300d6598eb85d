import HTMLReport
import ScriptLanguage
import ScriptRunner

extension ScriptCommandLine {
  /// Joins the JSON lines of shards into other reports, as `rehearse report merge` does.
  ///
  /// - Returns: 0 if all scenes passed, 1 if one failed, 2 if a shard is missing or broken.
  func report(_ arguments: [String]) -> Int32 {
    usable(.report, arguments) { arguments throws(UsageError) in
      guard arguments.operands.first == "merge" else {
        throw UsageError(
          "expected `merge` after `report`, not `\(arguments.operands.first ?? "")`",
          notes: ["as in: \(ProgramName.current) report merge shard-1.jsonl shard-2.jsonl"])
      }
      let targets = try ReportTarget.all(arguments.all("--reporter"))
      let merged = try MergedReport(arguments.operands.dropFirst().map(read))
      let reports = try Reports(
        targets, console: console, Reports.Options(makeHTML: HTMLReporter.init))
      let timings = try arguments.value("--timings").map { path throws(UsageError) in
        try ReportFile(path)
      }
      for event in merged.events { reports.receive(event) }
      timings?.write(merged.timings.json)
      timings?.close()
      let errors = reports.errors + [timings?.error].compactMap { $0 }
      for error in errors { console.warn(error.lines) }
      guard errors.isEmpty, console.isWritten() else { return ExitCode.unusable }
      return ExitCode.code(of: merged.summary)
    }
  }

  private func read(_ path: String) throws(UsageError) -> RecordedRun {
    guard let bytes = files.read(path) else {
      throw UsageError("the report `\(path)` cannot be read: there is no such file")
    }
    return try RecordedRun(path, bytes)
  }
}
