import RehearsalCore
import ScriptLanguage
import ScriptRunner

/// The subcommands that read scripts and reports.
struct ScriptCommandLine {
  let console: Console
  let files: ScriptFiles

  /// Creates a command line.
  init(console: Console, files: ScriptFiles = .disk) {
    self.console = console
    self.files = files
  }
}

extension ScriptCommandLine {
  /// Reads scripts and says all that is wrong with them, as `rehearse check` does.
  func check(_ arguments: [String]) -> Int32 {
    usable(.check, arguments) { arguments throws(UsageError) in
      guard let documents = try documents(arguments.operands) else { return ExitCode.unusable }
      let hints = printHints(in: documents, areMistakes: arguments.has("--strict"))
      if hints > 0, arguments.has("--strict") { return ExitCode.unusable }
      let scenes = documents.flatMap(\.scenes)
      let files = Set(scenes.map(\.file)).count
      let verdict = hints == 0 ? "nothing is wrong" : "no mistakes, \(hints.counted("hint"))"
      console.warn(["\(scenes.count.counted("scene")) in \(files.counted("file")): \(verdict)"])
      return ExitCode.passed
    }
  }

  /// The scenes of some paths; nil where something is wrong with a script, which is said then.
  func load(_ paths: [String]) throws(UsageError) -> [Scene]? {
    try documents(paths)?.flatMap(\.scenes)
  }

  /// The reader of the scripts.
  var loader: ScriptLoader { ScriptLoader(files: files, environment: console.environment) }

  private func documents(_ paths: [String]) throws(UsageError) -> [Document]? {
    let found = try ScriptCollector(files: files).collect(paths)
    let documents = found.map { loader.load($0.path, within: $0.folder) }
    var problems: [Diagnostic] = []
    var seen: Set<[String]> = []
    for problem in documents.flatMap(\.problems) where seen.insert(problem.lines).inserted {
      problems.append(problem)
    }
    guard !problems.isEmpty else { return documents }
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
