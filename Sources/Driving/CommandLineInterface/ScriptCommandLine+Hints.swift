import RehearsalCore
import ScriptLanguage
import ScriptRunner

extension ScriptCommandLine {
  /// Prints what is allowed in scripts and yet hardly meant.
  ///
  /// - Returns: the number of hints.
  func printHints(in documents: [Document], areMistakes: Bool) -> Int {
    let hints = documents.flatMap(loader.hints)
    for hint in hints { console.warn(hint.lines(titled: areMistakes ? "error" : "hint") + [""]) }
    if !hints.isEmpty, !areMistakes {
      console.warn(["\(hints.count.counted("hint")); `--strict` makes them mistakes"])
    }
    return hints.count
  }
}
