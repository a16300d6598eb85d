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
    guard performAgain() else {
      // The session still is the one in which the acts were performed.
      for _ in 0..<undone { _ = commandHistory.redo() }
      return .failed
    }
    return .proceed
  }

  /// Performs commands again that were undone.
  func redo(_ count: Int) -> Reaction {
    var entries: [CommandHistory.Entry] = []
    while entries.count < count, let next = commandHistory.redo() { entries += next }
    guard !entries.isEmpty else {
      output.printError(["error: there is no undone command to redo"])
      return .failed
    }
    let before = session.screen
    for entry in entries { entry.perform(with: &interpreter) }
    rewriteRecording()
    report(from: before)
    return .proceed
  }

  /// Runs the scenes of a script, each on a newly launched app.
  func replay(_ file: String) -> Reaction {
    replay(ScriptLoader().load(file, within: "."), name: file)
  }

  /// Runs the scenes of a script that was read.
  func replay(_ document: Document, name: String) -> Reaction {
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
    output.printLines(["✓ \(name): \(document.scenes.count) passed"])
    return .proceed
  }

  /// Prints the help.
  func help(_ words: [String]) -> Reaction {
    let lines = ScriptHelp.lines(about: words, width: output.width, on: completionContext)
    guard !lines.isEmpty else {
      let near = Suggestions.question(for: words[0], among: ScriptHelp.names)
      output.printError(
        ["error: unknown command `\(words.joined(separator: " "))`"]
          + [near ?? "`help` lists the commands"].map { "   = \($0)" })
      return .failed
    }
    page(lines)
    return .proceed
  }

  /// Launches the app again, performs the commands of the history, and prints the screen.
  func performAgain() -> Bool {
    let before = session.screen
    guard restore() else { return false }
    rewriteRecording()
    report(from: before)
    return true
  }

  /// Launches the app again and performs the commands of the history.
  ///
  /// - Returns: whether the app could be launched.
  func restore() -> Bool {
    do {
      let fresh = try Session(delegate, configuration.session)
      recorder.recordAgain(fresh)
      try fresh.launch()
      session = fresh
      interpreter = Self.interpreter(of: fresh)
      interpreter.recorder = makeStepRecorder?(fresh)
      lastAct = nil
    } catch {
      output.printError(["error: the app could not be launched again: \(error)"])
      return false
    }
    for entry in commandHistory.performed { entry.perform(with: &interpreter) }
    return true
  }
}
