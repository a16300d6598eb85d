package import ScriptLanguage

/// The reporters of a run, which all receive each event.
package final class Reports: Reporter {
  private var reporters: [any Reporter] = []
  private var opened: [ReportFile] = []
  private let progress: ProgressLine?

  /// Opens the files of all reports.
  ///
  /// - Throws: ``UsageError`` for a file that cannot be written.
  package init(
    _ targets: [ReportTarget], console: Console, shard: ShardDescription? = nil
  ) throws(UsageError) {
    progress = console.drawProgress.map { draw in
      let (clock, start) = (ContinuousClock(), ContinuousClock.now)
      return ProgressLine(elapsed: { clock.now - start }, output: draw)
    }
    for target in targets {
      reporters.append(try reporter(for: target, console, shard))
    }
    try addGitHub(targets, console)
  }

  /// The errors of writing reports.
  package var errors: [UsageError] { opened.compactMap(\.error) }

  package func receive(_ event: RunEvent) {
    progress?.clear()
    for reporter in reporters { reporter.receive(event) }
    progress?.receive(event)
    if case .ended = event {
      for file in opened { file.close() }
    }
  }

  private func addGitHub(_ targets: [ReportTarget], _ console: Console) throws(UsageError) {
    guard console.environment["GITHUB_ACTIONS"] == "true" else { return }
    let isForPeople = targets.contains { $0.file == nil && $0.kind == .human }
    reporters.append(GitHubAnnotator(output: isForPeople ? console.print : console.warn))
    guard let path = console.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    // Earlier commands of the same step have written their summaries to the file.
    let file = try ReportFile(path, appends: true)
    opened.append(file)
    reporters.append(MarkdownReporter(output: file.write))
  }

  private func reporter(
    for target: ReportTarget, _ console: Console, _ shard: ShardDescription?
  ) throws(UsageError) -> any Reporter {
    guard let path = target.file else {
      return Self.reporter(
        target.kind, isColored: console.isColored, shard: shard, output: console.print)
    }
    let file = try ReportFile(path)
    opened.append(file)
    return Self.reporter(target.kind, isColored: false, shard: shard, output: file.write)
  }

  private static func reporter(
    _ kind: ReportTarget.Kind, isColored: Bool, shard: ShardDescription?,
    output: @escaping (String) -> Void
  ) -> any Reporter {
    switch kind {
    case .human: HumanReporter(isColored: isColored, output: output)
    case .tap: TAPReporter(output: output)
    case .junit: JUnitReporter(output: output)
    case .jsonl: JSONLinesReporter(shard: shard, output: output)
    case .markdown: MarkdownReporter(output: output)
    }
  }
}
