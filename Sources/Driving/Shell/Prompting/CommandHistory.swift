import ScriptLanguage
import ScriptRunner
import RehearsalCore

/// The commands that were performed in a session, which `undo` performs again without the last ones.
struct CommandHistory {
  /// A command.
  struct Entry: Equatable {
    /// The lines of the command; more than one for a heredoc.
    let lines: [String]

    /// Whether the command changed the app or its surroundings.
    let isAction: Bool

    /// The number of steps after which the command was interrupted; nil if it was completed.
    var stepLimit: Int?
  }

  /// The commands that were performed, oldest first.
  private(set) var performed: [Entry] = []

  /// The number of performed commands that `undo` can undo.
  var actionCount: Int { performed.count(where: \.isAction) }

  /// The commands that were undone, the last undone ones at the end.
  private(set) var undone: [[Entry]] = []

  private var incomplete: [String] = []

  /// Adds a line that was performed; a line that failed is not added.
  mutating func add(_ line: String, _ outcome: ScriptInterpreter.Outcome) {
    incomplete.append(line)
    if case .incomplete = outcome { return }
    defer { incomplete.removeAll() }
    switch outcome {
    case .performed(let steps, _):
      performed.append(Entry(lines: incomplete, isAction: steps.contains { !$0.isExpectation }))
      undone.removeAll()
    case .defined:
      performed.append(Entry(lines: incomplete, isAction: false))
    case .interrupted(let count, _):
      performed.append(Entry(lines: incomplete, isAction: true, stepLimit: count))
      undone.removeAll()
    case .incomplete, .nothing, .prompt, .mistaken, .failed: break
    }
  }

  /// Returns the lines of a command before its last one, and forgets them.
  mutating func takeIncomplete() -> [String] {
    defer { incomplete.removeAll() }
    return incomplete
  }

  /// Adds what a failed line has done: the steps before the one that failed, and the time it took.
  ///
  /// A line that did nothing, such as one with a mistyped name, leaves what was undone.
  mutating func addFailed(_ lines: [String], stepCount: Int, waited: Duration) {
    guard stepCount > 0 || waited > .zero else { return }
    if stepCount > 0 {
      performed.append(Entry(lines: lines, isAction: true, stepLimit: stepCount))
    }
    if waited > .zero {
      performed.append(Entry(lines: ["wait \(waited.scriptDescription)"], isAction: true))
    }
    undone.removeAll()
  }

  /// Removes the last action and the commands after it.
  ///
  /// - Returns: whether there was an action.
  mutating func undo() -> Bool {
    guard let index = performed.lastIndex(where: \.isAction) else { return false }
    undone.append(Array(performed[index...]))
    performed.removeSubrange(index...)
    return true
  }

  /// Restores the commands that were undone last.
  ///
  /// - Returns: the commands to perform again; nil if there are none.
  mutating func redo() -> [Entry]? {
    guard let entries = undone.popLast() else { return nil }
    performed += entries
    return entries
  }
}

extension CommandHistory.Entry {
  /// The lines for a script; an interrupted `repeat` repeats only what was performed.
  var scriptLines: [String] {
    guard let stepLimit else { return lines }
    guard let line = lines.first, let match = line.firstMatch(of: /^(\s*repeat\s+)\d+(\s*:.*)$/),
      !line.contains("include")
    else { return ["# interrupted after \(stepLimit) steps:"] + lines }
    return ["\(match.1)\(stepLimit)\(match.2)"] + lines.dropFirst()
  }

  /// Performs the command again.
  func perform(with interpreter: inout ScriptInterpreter) {
    let check = interpreter.isInterrupted
    defer { interpreter.isInterrupted = check }
    interpreter.isInterrupted = stepLimit.map { limit in { $0 >= limit } }
    for line in lines { _ = interpreter.feed(line) }
  }
}

extension Step {
  fileprivate var isExpectation: Bool {
    switch work {
    case .expect, .expectSnapshot: true
    case .act, .arrange, .repeated: false
    }
  }
}
