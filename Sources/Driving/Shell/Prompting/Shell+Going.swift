import Script
import Session

extension Shell {
  /// Takes back actions by walking everything before them on an app launched afresh.
  func undo(_ count: Int) -> Reaction {
    var taken = 0
    while taken < count, walk.undo() { taken += 1 }
    guard taken > 0 else {
      output.complain(["error: there is nothing to take back"])
      return .failed
    }
    return walkAgain() ? .goOn : .failed
  }

  /// Does again what was taken back.
  func redo(_ count: Int) -> Reaction {
    var entries: [Walk.Entry] = []
    while entries.count < count, let next = walk.redo() { entries += next }
    guard !entries.isEmpty else {
      output.complain(["error: nothing was taken back"])
      return .failed
    }
    for line in entries.flatMap(\.lines) { _ = interpreter.feed(line) }
    rewriteRecording()
    output.show(session.screen)
    return .goOn
  }

  /// Runs the first scene of a script here, as if it were typed.
  func replay(_ file: String) -> Reaction {
    let document = ScriptLoader().load(file, within: ".")
    guard document.problems.isEmpty else {
      output.complain(document.problems.flatMap(\.lines))
      return .failed
    }
    for scene in document.scenes {
      output.say(["scene \(scene.name.scriptQuoted)"])
      let runner = ScriptRunner(delegate, configuration: configuration.session)
      if let failure = runner.run(scene).failure {
        output.complain(failure.details)
        return .failed
      }
    }
    output.say(["✓ \(file): \(document.scenes.count) passed"])
    return .goOn
  }

  /// Explains the commands.
  func help(_ words: [String]) -> Reaction {
    let lines = ScriptHelp.lines(about: words)
    guard !lines.isEmpty else {
      output.complain(["error: there is no command `\(words.joined(separator: " "))`"])
      return .failed
    }
    output.say(lines)
    return .goOn
  }

  private func walkAgain() -> Bool {
    do {
      let fresh = try Session(delegate, configuration.session)
      try fresh.launch()
      session = fresh
      interpreter = ScriptInterpreter(fresh)
    } catch {
      output.complain(["error: the app could not be launched again: \(error)"])
      return false
    }
    for line in walk.done.flatMap(\.lines) { _ = interpreter.feed(line) }
    rewriteRecording()
    output.show(session.screen)
    return true
  }
}
