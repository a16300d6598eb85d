package import ScriptLanguage

/// The reporters of a run, which all receive each event.
package final class Reports: Reporter {
  private var reporters: [any Reporter] = []
  private var opened: [ReportFile] = []
  private let progress: ProgressLine?
  private let options: Options

  /// The parts of reports that their targets do not say.
  package struct Options {
    /// The part of a larger run; nil for a whole run.
    package var shard: ShardDescription?

    /// Whether the JSON lines contain the records of steps.
    package var writesRecords = false

    /// Makes the reporter of a web page, which writes with the given function.
    package var makeHTML: (@escaping (String) -> Void) -> any Reporter

    package init(makeHTML: @escaping (@escaping (String) -> Void) -> any Reporter) {
      self.makeHTML = makeHTML
    }
  }

  /// Opens the files of all reports.
  ///
  /// - Throws: ``UsageError`` for a file that cannot be written.
  package convenience init(
    _ targets: [ReportTarget], console: Console, _ options: Options
  ) throws(UsageError) {
    let progress = console.drawProgress.map { draw in
      let (clock, start) = (ContinuousClock(), ContinuousClock.now)
      return ProgressLine(elapsed: { clock.now - start }, output: draw)
    }
    try self.init(targets, console: console, options, progress: progress)
  }

  init(
    _ targets: [ReportTarget], console: Console, _ options: Options, progress: ProgressLine?
  ) throws(UsageError) {
    self.options = options
    self.progress = progress
    for target in targets {
      reporters.append(try reporter(for: target, console))
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
    for target: ReportTarget, _ console: Console
  ) throws(UsageError) -> any Reporter {
    guard let path = target.file else {
      return reporter(target.kind, isColored: console.isColored, output: console.print)
    }
    let file = try ReportFile(path)
    opened.append(file)
    return reporter(target.kind, isColored: false, replace: file.replace, output: file.write)
  }

  private func reporter(
    _ kind: ReportTarget.Kind, isColored: Bool, replace: ((String) -> Void)? = nil,
    output: @escaping (String) -> Void
  ) -> any Reporter {
    switch kind {
    case .human: HumanReporter(isColored: isColored, output: output)
    case .tap: TAPReporter(output: output)
    case .junit: JUnitReporter(replace: replace, output: output)
    case .jsonl:
      JSONLinesReporter(
        shard: options.shard, writesRecords: options.writesRecords, output: output)
    case .markdown: MarkdownReporter(replace: replace, output: output)
    case .html: options.makeHTML(output)
    }
  }
}
