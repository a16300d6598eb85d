import ScriptLanguage
import ScriptRunner

extension ScriptCommandLine {
  /// Writes scripts in their canonical form, as `rehearse fmt` does.
  ///
  /// A script with a mistake is not changed, and its mistakes are printed.
  ///
  /// - Returns: the exit code: 0, 1 where `--check` finds a file that would change, 2 for a mistake.
  func format(_ arguments: [String]) -> Int32 {
    usable(.format, arguments) { arguments throws(UsageError) in
      let found = try ScriptCollector(files: files).collect(arguments.operands)
      let changes = found.map { format($0, isCheck: arguments.has("--check")) }
      if changes.contains(.mistaken) { return ExitCode.unusable }
      return changes.contains(.wouldChange) ? ExitCode.failed : ExitCode.passed
    }
  }

  private enum Change {
    case none, written, wouldChange, mistaken
  }

  private func format(_ script: ScriptCollector.Found, isCheck: Bool) -> Change {
    guard let bytes = files.read(script.path) else { return .none }
    let formatter = ScriptFormatter(
      SourceText(name: script.path, bytes: bytes),
      loader: ScriptLoader(files: files, environment: console.environment), within: script.folder)
    guard formatter.problems.isEmpty else {
      for problem in formatter.problems { console.warn(problem.lines + [""]) }
      return .mistaken
    }
    let text = Array(formatter.formatted().utf8)
    guard text != bytes else { return .none }
    guard !isCheck else {
      console.warn([
        "\(script.path) is not formatted: run `\(ProgramName.current) fmt \(script.path)`"
      ])
      return .wouldChange
    }
    do {
      try files.write(script.path, text)
    } catch {
      console.warn(UsageError("`\(script.path)` cannot be written: \(error)").lines)
      return .mistaken
    }
    console.warn(["formatted \(script.path)"])
    return .written
  }
}
