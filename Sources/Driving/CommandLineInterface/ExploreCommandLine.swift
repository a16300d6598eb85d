import Exploration
import Foundation
import HeadlessUIKit
import RehearsalCore
import ScriptLanguage
import ScriptRunner

/// `rehearse explore`.
struct ExploreCommandLine {
  let console: Console
  let files: ScriptFiles
  let delegate: any UIApplicationDelegate.Type

  /// Explores the app.
  ///
  /// - Returns: the exit code: 0 if nothing was found, 1 if something was, 2 for a usage error.
  func run(_ words: [String]) -> Int32 {
    do {
      let arguments = try ParsedArguments(words, for: .explore)
      let options = try ExploreOptions(arguments, files)
      let result = try explore(options)
      try report(result, options, arguments)
      return result.faults.isEmpty ? ExitCode.passed : ExitCode.failed
    } catch let error as UsageError {
      console.warn(error.lines)
    } catch {
      console.warn(["error: \(error)"])
    }
    return ExitCode.unusable
  }

  private func explore(_ options: ExploreOptions) throws -> ExplorationResult {
    let progress = ExploreProgress(console)
    let exploration = Exploration(delegate, faults: options.faults, options: options.exploration)
    return try exploration.run(for: options.limits) { progress.show($0) }
  }

  private func report(
    _ result: ExplorationResult, _ options: ExploreOptions, _ arguments: ParsedArguments
  ) throws {
    let report = ExplorationReport(result)
    var written: [(String, String)] = [
      ("map.json", result.map.json), ("report.jsonl", report.jsonLines),
    ]
    written += result.faults.map { ("faults/\($0.file)", $0.script) }
    if options.isJSON { console.print(report.jsonLines) } else { console.print(report.lines) }
    if !options.covered.isEmpty {
      let coverage = Coverage(
        of: options.covered, delegate, configuration: options.exploration.configuration, in: result)
      if !options.isJSON { console.print(coverage.lines) }
      written += coverage.scripts.map { ("cover/\($0.file)", $0.text) }
    }
    guard let folder = arguments.value("--output") else { return }
    for (name, text) in written {
      try files.write("\(folder)/\(name)", Array(text.utf8))
    }
  }
}

/// The progress of an exploration on a terminal, at most twice a second.
final class ExploreProgress {
  private let console: Console
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant
  private let isShown = isatty(2) == 1

  init(_ console: Console) {
    self.console = console
    start = clock.now
    last = start
  }

  /// Shows the counts so far.
  func show(_ result: ExplorationResult) {
    let now = clock.now
    guard isShown, now - last > .milliseconds(500) else { return }
    last = now
    let seconds = Double((now - start).components.seconds) + 0.001
    console.warn(
      "\r\(result.states) states, \(result.map.screens.count) screens, "
        + "\(result.map.edges.count) moves, \(Int(Double(result.acts) / seconds)) acts a second, "
        + "\(result.faults.count) faults ")
  }
}
