import RehearsalCore
import ScriptLanguage
import ScriptRunner

extension InteractiveShell {
  /// Performs a typed command of one or several lines, without an entry in a file of the history.
  ///
  /// - Returns: whether it had no mistake and did not fail.
  package func enter(_ text: String) -> Bool {
    let before = session.screen
    var outcome = ScriptInterpreter.Outcome.nothing
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      outcome = feed(String(line))
      if case .incomplete = outcome { continue }
      guard conclude(outcome, from: before) else { return false }
    }
    guard interpreter.isIncomplete else { return true }
    return conclude(interpreter.finish(), from: before)
  }

  private func conclude(_ outcome: ScriptInterpreter.Outcome, from before: Screen) -> Bool {
    secrets.add(session.secrets)
    switch react(to: outcome, before: before) {
    case .proceed: return true
    case .failed, .quit: return false
    }
  }

  /// The commands that were performed since the launch, as lines of a script.
  package var walkedLines: [String] { commandHistory.performed.flatMap(\.scriptLines) }

  /// The number of commands that `redo` can perform again.
  package var undoneCount: Int { commandHistory.undone.count }

  /// The names of the branches, and the one that is continued.
  package var branchNames: (all: [String], current: String) { (branches.all, branches.current) }

  /// A script of all commands since the launch, with an expectation after each move.
  package var scriptSoFar: [String] { recordingSoFar().lines }

  /// Returns a text with what was typed into secure fields masked.
  package func masked(_ text: String) -> String { secrets.masked(text) }

  /// Returns the record of a step with what was typed into secure fields masked.
  package func maskedRecord(_ record: String) -> String { secrets.maskedRecord(record) }

  /// The number of texts that were typed into secure fields.
  package var secretCount: Int { secrets.count }
}
