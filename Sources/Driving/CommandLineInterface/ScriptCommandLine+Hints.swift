import ScriptLanguage
import ScriptRunner

extension ScriptCommandLine {
  /// Prints what is allowed in scripts and yet hardly meant.
  ///
  /// - Returns: the number of hints.
  func printHints(_ paths: [String], areMistakes: Bool) throws(UsageError) -> Int {
    let loader = ScriptLoader(files: files, environment: console.environment)
    let found = try ScriptCollector(files: files).collect(paths)
    let hints = found.flatMap { script -> [Diagnostic] in
      guard let bytes = files.read(script.path) else { return [] }
      return ScriptAnalysis(
        SourceText(name: script.path, bytes: bytes), loader: loader, within: script.folder
      ).hints
    }
    for hint in hints { console.warn(hint.lines(titled: areMistakes ? "error" : "hint") + [""]) }
    if !hints.isEmpty, !areMistakes {
      console.warn(["\(hints.count.counted("hint")); `--strict` makes them mistakes"])
    }
    return hints.count
  }
}
