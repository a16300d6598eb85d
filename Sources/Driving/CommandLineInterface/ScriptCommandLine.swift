import Foundation
import HeadlessUIKit
import RehearsalCore
import ScriptLanguage
import ScriptRunner

/// `rehearse run`, `rehearse check` and `rehearse fmt`.
struct ScriptCommandLine {
  let console: Console
  let files: ScriptFiles

  /// Creates a command line.
  init(console: Console, files: ScriptFiles = .disk) {
    self.console = console
    self.files = files
  }

  /// Runs scripts, as `rehearse run` does.
  ///
  /// - Returns: what the process should end with.
  func run(
    _ arguments: [String], on delegate: any UIApplicationDelegate.Type,
    configuration: Session.Configuration = Session.Configuration()
  ) -> Int32 {
    usable(.run, arguments) { arguments throws(UsageError) in
      let options = try RunOptions(arguments)
      let targets = try ReportTarget.all(arguments.all("--reporter"))
      guard let scenes = try load(arguments.operands) else { return ExitCode.unusable }
      let plan = options.plan(scenes)
      if arguments.has("--list") { return list(plan.map(\.scene), arguments) }
      guard !plan.isEmpty else { return nothing(of: scenes.count, arguments) }
      var configuration = configuration
      if let file = arguments.value("--storage") {
        configuration.storage = URL(fileURLWithPath: file)
      }
      var runner = SceneRunner(delegate, configuration: configuration, files: files)
      runner.divertsOutput = true
      runner.isUpdatingSnapshots = arguments.has("--update-snapshots")
      return run(scenes, runner, options, targets, transcript: arguments.has("--transcript"))
    }
  }

  private func run(
    _ scenes: [Scene], _ runner: SceneRunner, _ options: RunOptions, _ targets: [ReportTarget],
    transcript: Bool
  ) -> Int32 {
    if let seed = options.shuffleSeed { console.warn(["the order is drawn from seed \(seed)"]) }
    let reports = Reports(targets, console: console, files: files)
    let summary = runner.run(scenes, options: options, transcript: transcript) { event in
      reports.receive(event)
    }
    for error in reports.errors { console.warn(error.lines) }
    guard reports.errors.isEmpty else { return ExitCode.unusable }
    if let signal = summary.signal { return ExitCode.stopped(by: signal) }
    return summary.failed == 0 ? ExitCode.passed : ExitCode.failed
  }

  /// Prints the scenes, one a line.
  private func list(_ scenes: [Scene], _ arguments: ParsedArguments) -> Int32 {
    guard !scenes.isEmpty else { return nothing(of: 0, arguments) }
    console.print(scenes.map { "\($0.file):\($0.location.line): \($0.name)" })
    return ExitCode.passed
  }

  private func nothing(of count: Int, _ arguments: ParsedArguments) -> Int32 {
    if arguments.has("--pass-with-no-scenes") { return ExitCode.passed }
    let message =
      count == 0
      ? "there are no scenes in \(arguments.operands.joined(separator: ", "))"
      : "none of \(count) scenes is chosen"
    console.warn(
      UsageError(message, notes: ["with --pass-with-no-scenes that is no mistake"]).lines)
    return ExitCode.unusable
  }
}

extension ScriptCommandLine {
  /// Reads scripts and says all that is wrong with them, as `rehearse check` does.
  func check(_ arguments: [String]) -> Int32 {
    usable(.check, arguments) { arguments throws(UsageError) in
      guard let scenes = try load(arguments.operands) else { return ExitCode.unusable }
      let hints = try printHints(arguments.operands, areMistakes: arguments.has("--strict"))
      if hints > 0, arguments.has("--strict") { return ExitCode.unusable }
      let files = Set(scenes.map(\.file)).count
      console.warn([
        "\(scenes.count.counted("scene")) in \(files.counted("file")): nothing is wrong"
      ])
      return ExitCode.passed
    }
  }

  /// The scenes of some paths; nil where something is wrong with a script, which is said then.
  private func load(_ paths: [String]) throws(UsageError) -> [Scene]? {
    let found = try ScriptCollector(files: files).collect(paths)
    let loader = ScriptLoader(files: files, environment: console.environment)
    let documents = found.map { loader.load($0.path, within: $0.folder) }
    var problems: [Diagnostic] = []
    var seen: Set<[String]> = []
    for problem in documents.flatMap(\.problems) where seen.insert(problem.lines).inserted {
      problems.append(problem)
    }
    guard !problems.isEmpty else { return documents.flatMap(\.scenes) }
    for problem in problems { console.warn(problem.lines + [""]) }
    let count = Set(problems.map(\.location.file)).count
    console.warn([
      "\(problems.count.counted("mistake")) in \(count.counted("file")): nothing was run"
    ])
    return nil
  }

  /// Follows a subcommand; a command line that cannot be followed is said to be so.
  func usable(
    _ subcommand: Subcommand, _ arguments: [String],
    _ body: (ParsedArguments) throws(UsageError) -> Int32
  ) -> Int32 {
    do throws(UsageError) {
      return try body(try ParsedArguments(arguments, for: subcommand))
    } catch {
      console.warn(error.lines)
      return ExitCode.unusable
    }
  }
}

extension Int {
  /// `1 scene`, `2 scenes`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
