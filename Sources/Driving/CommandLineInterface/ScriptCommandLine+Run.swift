import Foundation
import HTMLReport
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import ScriptLanguage
import ScriptRunner

extension ScriptCommandLine {
  /// Runs scripts, as `rehearse run` does.
  ///
  /// - Returns: the exit code of the process.
  func run(
    _ arguments: [String], on delegate: any UIApplicationDelegate.Type,
    configuration: Session.Configuration = Session.Configuration()
  ) -> Int32 {
    usable(.run, arguments) { arguments throws(UsageError) in
      var options = try RunOptions(arguments, console.environment)
      let bazel = BazelTest(console.environment)
      let targets = bazel.completed(try ReportTarget.all(arguments.all("--reporter")))
      let memory = RememberedFailures(files: files)
      if arguments.has("--last-failed") { options.titles = memory.titles }
      if options.shard != nil { options.timings = try timings(arguments) }
      guard let scenes = try load(arguments.operands) else { return ExitCode.unusable }
      if arguments.has("--list") { return list(scenes, options, arguments) }
      guard !options.chosen(from: scenes).isEmpty else {
        return nothing(of: scenes.count, arguments)
      }
      var runner = try runner(arguments, delegate, configuration)
      if targets.contains(where: { $0.kind == .html }) { runner.recordsSteps = true }
      return try bazel.running { () throws(UsageError) in
        let run = Run(scenes: scenes, options: options, targets: targets, arguments: arguments)
        let failed = try self.run(run, runner)
        if let failed, !bazel.isRunning { remember(failed.titles, in: memory) }
        guard let failed, console.isWritten() else { return ExitCode.unusable }
        return failed.code
      }
    }
  }

  /// The parts of one run.
  private struct Run {
    let scenes: [Scene]
    let options: RunOptions
    let targets: [ReportTarget]
    let arguments: ParsedArguments
  }

  /// Runs scenes and writes the reports.
  ///
  /// - Returns: the exit code and the titles of the scenes that failed; nil if a report could not be
  ///   written.
  private func run(
    _ run: Run, _ runner: SceneRunner
  ) throws(UsageError) -> (code: Int32, titles: Set<String>)? {
    let options = run.options
    if let seed = options.shuffleSeed { console.warn(["the order is drawn from seed \(seed)"]) }
    let shard = sayShard(run)
    var parts = Reports.Options(makeHTML: HTMLReporter.init)
    parts.shard = shard
    parts.writesRecords = run.arguments.has("--record-steps")
    let reports = try Reports(run.targets, console: console, parts)
    let timingsFile = try openTimings(run)
    var (timings, failed) = (SceneTimings(), Set<String>())
    let report = { (event: RunEvent) in
      if case .sceneEnded(let result) = event {
        timings.add(result)
        if !result.isPassed { failed.insert(result.scene.title) }
      }
      reports.receive(event)
    }
    let summary = runner.run(
      run.scenes, options: options, transcript: run.arguments.has("--transcript"), report: report)
    timingsFile?.write(timings.json)
    timingsFile?.close()
    let errors = reports.errors + [timingsFile?.error].compactMap { $0 }
    for error in errors { console.warn(error.lines) }
    guard errors.isEmpty else { return nil }
    return (ExitCode.code(of: summary), failed)
  }

  /// Says what a shard took, so that each job's log tells it.
  private func sayShard(_ run: Run) -> ShardDescription? {
    guard let shard = run.options.shard else { return nil }
    let total = run.options.chosen(from: run.scenes).count * max(1, run.options.rounds)
    let count = run.options.plan(run.scenes).count
    console.warn(["shard \(shard.index) of \(shard.count): \(count) of \(total.counted("scene"))"])
    return ShardDescription(index: shard.index, count: shard.count, total: total)
  }

  private func runner(
    _ arguments: ParsedArguments, _ delegate: any UIApplicationDelegate.Type,
    _ base: Session.Configuration
  ) throws(UsageError) -> SceneRunner {
    var configuration = base
    configuration.launch.merge(try arguments.launchValues()) { $1 }
    if let file = arguments.value("--storage") {
      configuration.storage = URL(fileURLWithPath: file)
      try checkStorage(URL(fileURLWithPath: file))
    }
    var runner = SceneRunner(delegate, configuration: configuration, files: files)
    runner.divertsOutput = true
    runner.isUpdatingSnapshots = arguments.has("--update-snapshots")
    runner.policy = try ScenePolicy(arguments)
    runner.recordsSteps = arguments.has("--record-steps")
    runner.makeServer = try LiveServer.maker(arguments.value("--network"))
    if arguments.has("--shell-on-failure") {
      guard arguments.value("--isolation") == RunOptions.Isolation.none.rawValue else {
        throw UsageError(
          "`--shell-on-failure` opens the prompt in the process of the scene",
          notes: ["add `--isolation none`, which runs the scenes in this process"])
      }
      runner.didFail = try ShellOnFailure(delegate, console).open
    }
    return runner
  }

  /// Opens the storage once, so that a file that cannot be used fails the run and not each scene.
  private func checkStorage(_ file: URL) throws(UsageError) {
    do throws(StorageError) {
      _ = try KeyValueStorage(file: file)
    } catch {
      throw UsageError(error.description)
    }
  }

  private func remember(_ failed: Set<String>, in memory: RememberedFailures) {
    do {
      try memory.remember(failed)
    } catch {
      console.warn(["warning: \(error.message)"])
    }
  }
}

// MARK: Timings

extension ScriptCommandLine {
  /// Reads the file of `--timings`; nil without the option, and for a file that does not exist yet.
  private func timings(_ arguments: ParsedArguments) throws(UsageError) -> SceneTimings? {
    guard let path = arguments.value("--timings"), let bytes = files.read(path) else { return nil }
    do {
      return try SceneTimings(json: bytes)
    } catch {
      throw UsageError(
        "the file `\(path)` holds no timings",
        notes: ["`--timings` takes a file that an earlier run wrote, or a new one"])
    }
  }

  /// Opens the file that the times are written to.
  ///
  /// A shard only reads it: shards that also wrote would be cut differently from one another.
  private func openTimings(_ run: Run) throws(UsageError) -> ReportFile? {
    guard run.options.shard == nil, let path = run.arguments.value("--timings") else { return nil }
    return try ReportFile(path)
  }
}

// MARK: Nothing to run

extension ScriptCommandLine {
  /// Prints the scenes, one a line.
  private func list(
    _ scenes: [Scene], _ options: RunOptions, _ arguments: ParsedArguments
  ) -> Int32 {
    let plan = options.plan(scenes).map(\.scene)
    guard !options.chosen(from: scenes).isEmpty else { return nothing(of: 0, arguments) }
    console.print(plan.map { "\($0.file):\($0.location.line): \($0.name)" })
    return console.isWritten() ? ExitCode.passed : ExitCode.unusable
  }

  private func nothing(of count: Int, _ arguments: ParsedArguments) -> Int32 {
    if arguments.has("--pass-with-no-scenes") { return ExitCode.passed }
    let message =
      count == 0
      ? "there are no scenes in \(arguments.operands.joined(separator: ", "))"
      : arguments.has("--last-failed")
        ? "none of \(count.counted("scene")) failed in the last run"
        : "none of \(count.counted("scene")) is chosen"
    console.warn(
      UsageError(message, notes: ["with --pass-with-no-scenes that is no mistake"]).lines)
    return ExitCode.unusable
  }
}
