import ScriptLanguage
import ScriptRunner

/// The lines of a session that did something, so that it can be walked again.
struct Walk {
  /// One command with all its lines, and whether it moved the app.
  struct Entry: Equatable {
    let lines: [String]
    let isAction: Bool
  }

  /// What was done, oldest first.
  private(set) var done: [Entry] = []

  /// What was taken back, the last one taken back at the end.
  private(set) var undone: [[Entry]] = []

  private var open: [String] = []

  /// Takes note of a line and what became of it; what was not done is not walked again.
  mutating func note(_ line: String, _ outcome: ScriptInterpreter.Outcome) {
    open.append(line)
    switch outcome {
    case .incomplete: return
    case .performed(let steps, _):
      done.append(Entry(lines: open, isAction: steps.contains { !$0.isExpectation }))
      undone.removeAll()
    case .defined: done.append(Entry(lines: open, isAction: false))
    case .nothing, .prompt, .mistaken, .failed: break
    }
    open.removeAll()
  }

  /// Takes back the last action with all that came after it.
  ///
  /// - Returns: whether there was one.
  mutating func undo() -> Bool {
    guard let index = done.lastIndex(where: \.isAction) else { return false }
    undone.append(Array(done[index...]))
    done.removeSubrange(index...)
    return true
  }

  /// Puts back what was taken back last.
  ///
  /// - Returns: what is to be done again; nil for nothing.
  mutating func redo() -> [Entry]? {
    guard let entries = undone.popLast() else { return nil }
    done += entries
    return entries
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
