import ScriptLanguage
import ScriptRunner
import RehearsalCore

extension InteractiveShell {
  /// Takes back actions by walking everything before them on an app launched afresh.
  func undo(_ count: Int) -> Reaction {
    var taken = 0
    while taken < count, walk.undo() { taken += 1 }
    guard taken > 0 else {
      output.printError(["error: there is nothing to take back"])
      return .failed
    }
    return walkAgain() ? .proceed : .failed
  }

  /// Does again what was taken back.
  func redo(_ count: Int) -> Reaction {
    var entries: [Walk.Entry] = []
    while entries.count < count, let next = walk.redo() { entries += next }
    guard !entries.isEmpty else {
      output.printError(["error: nothing was taken back"])
      return .failed
    }
    for line in entries.flatMap(\.lines) { _ = interpreter.feed(line) }
    rewriteRecording()
    output.show(session.screen)
    return .proceed
  }

  /// Runs the first scene of a script here, as if it were typed.
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

  /// Explains the commands.
  func help(_ words: [String]) -> Reaction {
    let lines = ScriptHelp.lines(about: words)
    guard !lines.isEmpty else {
      output.printError(["error: there is no command `\(words.joined(separator: " "))`"])
      return .failed
    }
    output.printLines(lines)
    return .proceed
  }

  private func walkAgain() -> Bool {
    do {
      let fresh = try Session(delegate, configuration.session)
      try fresh.launch()
      session = fresh
      interpreter = ScriptInterpreter(fresh)
    } catch {
      output.printError(["error: the app could not be launched again: \(error)"])
      return false
    }
    for line in walk.done.flatMap(\.lines) { _ = interpreter.feed(line) }
    rewriteRecording()
    output.show(session.screen)
    return true
  }
}
