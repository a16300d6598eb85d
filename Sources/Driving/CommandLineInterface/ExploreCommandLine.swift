import CProcesses
import Exploration
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
    let progress = ExploreProgress(options.limits)
    let exploration = Exploration(delegate, faults: options.faults, options: options.exploration)
    process_catch_signals()
    defer { process_release_signals() }
    let snapshot = try exploration.exploreInParts(for: options.limits) { progress.show($0) }
    progress.end()
    try report(snapshot, options, arguments)
    return snapshot.result
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
    let merged = ExplorationSnapshot.merging(snapshots)
    try report(merged, options, arguments)
    return merged.result
  }

  private func report(
    _ snapshot: ExplorationSnapshot, _ options: ExploreOptions, _ arguments: ParsedArguments
  ) throws {
    let result = snapshot.result
    let report = ExplorationReport(result)
    switch options.reporter {
    case .human: console.print(report.lines)
    case .jsonl, .json: console.print(report.jsonLines)
    case .junit: console.print(report.junit)
    }
    // Coverage and map run the app in this process, whose standard output is the report's.
    let output = OutputDiversion(isOn: true)
    let configuration = options.exploration.configuration
    var coverage: Coverage?
    if !options.covered.isEmpty {
      let found = output.divert {
        Coverage(of: options.covered, delegate, configuration: configuration, in: result)
      }
      if options.reporter == .human { console.print(found.lines) }
      coverage = found
    }
    guard let path = arguments.value("--output") else { return }
    let folder = ExploreFolder(path: path, files: files)
    let map = output.divert { ExploreMap(delegate, configuration).map(of: result) }
    try folder.write(report, result, coverage, map)
    try folder.write(snapshot)
  }
}
