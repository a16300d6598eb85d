import CProcesses
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

  /// Explores the app, or merges the results of several explorations.
  ///
  /// - Returns: the exit code: 0 if nothing was found, 1 if something was, 2 for a usage error.
  func run(_ words: [String]) -> Int32 {
    do {
      let arguments = try ParsedArguments(words, for: .explore)
      let result =
        arguments.operands.isEmpty ? try explore(arguments) : try merge(arguments)
      return result.faults.isEmpty ? ExitCode.passed : ExitCode.failed
    } catch let error as UsageError {
      console.warn(error.lines)
    } catch {
      console.warn(["error: \(error)"])
    }
    return ExitCode.unusable
  }

  private func explore(_ arguments: ParsedArguments) throws -> ExplorationResult {
    let options = try ExploreOptions(arguments, files)
    let progress = ExploreProgress(console, options.limits)
    let exploration = Exploration(delegate, faults: options.faults, options: options.exploration)
    process_catch_signals()
    defer { process_release_signals() }
    let (result, snapshots) = try exploration.exploreInParts(for: options.limits) {
      progress.show($0)
    }
    progress.end()
    try report(result, snapshots, options, arguments)
    return result
  }

  private func merge(_ arguments: ParsedArguments) throws -> ExplorationResult {
    guard arguments.operands.first == "merge", arguments.operands.count > 1 else {
      throw UsageError(
        "unexpected `\(arguments.operands[0])`: `explore` takes options, or `merge FOLDER…`")
    }
    let options = try ExploreOptions(arguments, files)
    var snapshots: [ExplorationSnapshot] = []
    for folder in arguments.operands.dropFirst() {
      snapshots += try ExploreFolder(path: folder, files: files).snapshots()
    }
    let result = ExplorationResult.merging(snapshots.map(\.result))
    try report(result, snapshots, options, arguments)
    return result
  }

  private func report(
    _ result: ExplorationResult, _ snapshots: [ExplorationSnapshot], _ options: ExploreOptions,
    _ arguments: ParsedArguments
  ) throws {
    let report = ExplorationReport(result)
    switch options.reporter {
    case .human: console.print(report.lines)
    case .jsonl, .json: console.print(report.jsonLines)
    case .junit: console.print(report.junit)
    }
    var coverage: Coverage?
    if !options.covered.isEmpty {
      let found = Coverage(
        of: options.covered, delegate, configuration: options.exploration.configuration, in: result)
      if options.reporter == .human { console.print(found.lines) }
      coverage = found
    }
    guard let path = arguments.value("--output") else { return }
    let folder = ExploreFolder(path: path, files: files)
    try folder.write(report, result, coverage)
    try folder.write(snapshots)
  }
}

/// The progress of an exploration on a terminal, at most twice a second.
final class ExploreProgress {
  private let console: Console
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant
  private let isShown = isatty(2) == 1

  private let limits: [Exploration.Limit]
  private var isDirty = false

  init(_ console: Console, _ limits: [Exploration.Limit]) {
    self.console = console
    self.limits = limits
    start = clock.now
    last = start
  }

  /// Shows the counts so far.
  func show(_ result: ExplorationResult) {
    let now = clock.now
    guard isShown, now - last > .milliseconds(500) else { return }
    last = now
    let seconds = Double((now - start).components.seconds) + 0.001
    let rate = Int(Double(result.acts) / seconds)
    let counts = "\(result.states) states, \(result.screenCount) screens, \(result.edges) edges"
    let rest = timeLeft(result, now - start)
    let text = "\(counts), \(rate) acts a second, \(result.faultCount) faults\(rest)"
    isDirty = true
    write("\r\u{1B}[K" + text)
  }

  /// Removes the line of the progress.
  func end() {
    if isDirty { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Returns the time that is left until the first limit, at the speed so far.
  private func timeLeft(_ result: ExplorationResult, _ passed: Duration) -> String {
    let seconds = Double(passed.components.seconds) + 0.001
    let left = limits.map { limit -> Double in
      switch limit {
      case .time(let duration): Double(duration.components.seconds) - seconds
      case .states(let count): Double(count - result.states) * seconds / Double(result.states + 1)
      case .acts(let count): Double(count - result.acts) * seconds / Double(result.acts + 1)
      }
    }
    return left.min().map { ", \(Int(max(0, $0))) s left" } ?? ""
  }
}
