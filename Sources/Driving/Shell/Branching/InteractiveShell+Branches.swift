import ScriptLanguage
import RehearsalCore

extension InteractiveShell {
  /// Names a branch at this point, and continues on it.
  func branch(_ name: String) -> Reaction {
    let former = branches.current
    guard branches.begin(name, leaving: commandHistory) else {
      output.printError([
        "error: there is a branch \(name.scriptQuoted) already",
        "   = `switch \(name.scriptWord)` returns to it; `branches` lists all",
      ])
      return .failed
    }
    output.printLines(["on branch \(name); `switch \(former.scriptWord)` returns to this point"])
    return .proceed
  }

  /// Returns to the last point of a branch: launches the app again and performs its commands.
  func switchBranch(to name: String) -> Reaction {
    if name == branches.current {
      output.printLines(["already on branch \(name)"])
      return .proceed
    }
    guard let commands = branches.go(to: name, leaving: commandHistory) else {
      let near = Suggestions.question(for: name, among: branches.all)
      var lines = ["error: there is no branch \(name.scriptQuoted)"]
      if let near { lines.append("   = \(near)") }
      lines.append("   = there are: \(branches.all.map(\.scriptWord).joined(separator: ", "))")
      output.printError(lines)
      return .failed
    }
    commandHistory = commands
    return performAgain() ? .proceed : .failed
  }
}
