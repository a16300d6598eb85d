import NavigationMap
import ScriptLanguage
import ScriptRunner
import RehearsalCore

extension InteractiveShell {
  /// Undoes actions: launches the app again and performs the commands before them.
  func undo(_ count: Int) -> Reaction {
    var undone = 0
    while undone < count, commandHistory.undo() { undone += 1 }
    guard undone > 0 else {
      output.printError(["error: there is no action to undo"])
      return .failed
    }
    return performAgain() ? .proceed : .failed
  }

  /// Performs commands again that were undone.
  func redo(_ count: Int) -> Reaction {
    var entries: [CommandHistory.Entry] = []
    while entries.count < count, let next = commandHistory.redo() { entries += next }
    guard !entries.isEmpty else {
      output.printError(["error: there is no undone command to redo"])
      return .failed
    }
    for entry in entries { entry.perform(with: &interpreter) }
    rewriteRecording()
    output.show(session.screen)
    return .proceed
  }

  /// Runs the scenes of a script, each on a newly launched app.
  func replay(_ file: String) -> Reaction {
    let document = ScriptLoader().load(file, within: ".")
    guard document.problems.isEmpty else {
      output.printError(document.problems.flatMap(\.lines))
      return .failed
    }
    for scene in document.scenes {
      output.printLines(["scene \(scene.name.scriptQuoted)"])
      let runner = SceneRunner(delegate, configuration: configuration.session)
      if let failure = runner.run(scene).failure {
        output.printError(failure.details)
        return .failed
      }
    }
    output.printLines(["✓ \(file): \(document.scenes.count) passed"])
    return .proceed
  }

  /// Prints the help.
  func help(_ words: [String]) -> Reaction {
    let lines = ScriptHelp.lines(about: words)
    guard !lines.isEmpty else {
      output.printError(["error: unknown command `\(words.joined(separator: " "))`"])
      return .failed
    }
    output.printLines(lines)
    return .proceed
  }

  private func performAgain() -> Bool {
    do {
      let fresh = try Session(delegate, configuration.session)
      recorder.recordAgain(fresh)
      try fresh.launch()
      session = fresh
      interpreter = Self.interpreter(of: fresh)
      lastAct = nil
    } catch {
      output.printError(["error: the app could not be launched again: \(error)"])
      return false
    }
    for entry in commandHistory.performed { entry.perform(with: &interpreter) }
    rewriteRecording()
    output.show(session.screen)
    return true
  }
}
