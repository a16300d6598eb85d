import RehearsalCore
import ScriptLanguage
import ScriptRunner

extension InteractiveShell {
  /// Starts recording to a script, which begins with the commands so far.
  func beginRecording(to file: String) -> Reaction {
    var recording = recordingSoFar()
    recording.file = file
    guard save(recording) else { return .failed }
    self.recording = recording
    output.printLines(["recording to \(file); `record stop` ends it"])
    return .proceed
  }

  /// Ends the recording; without one, writes all commands since the shell started.
  func stopRecording(to file: String?) -> Reaction {
    var ended = recording ?? recordingSoFar()
    if let file { ended.file = file }
    guard let path = ended.file else {
      output.printError([
        "error: nothing is being recorded",
        "   = `record stop FILE` writes all commands since the shell started",
      ])
      return .failed
    }
    guard save(ended) else { return .failed }
    recording = nil
    output.printLines(["wrote \(path); `replay \(path.scriptWord)` runs it"])
    return .proceed
  }

  /// Adds the last command with its expectations to the recording, and writes the file.
  func recordLastCommand(from before: Screen) {
    guard recording != nil, let last = commandHistory.performed.last else { return }
    recording?.add(last, expecting: expectations(after: last, from: before, in: session))
    if let recording { _ = save(recording) }
  }

  /// Writes the recording again after `undo` or `redo`.
  func rewriteRecording() {
    guard let old = recording else { return }
    var rewritten = recordingSoFar()
    rewritten.file = old.file
    recording = rewritten
    _ = save(rewritten)
  }

  /// Returns a script of all commands so far, which are performed again for it.
  func recordingSoFar() -> Recording {
    guard let fresh = try? Session(delegate, configuration.session) else {
      return Recording(launch: configuration.session.launch, screen: session.screen.name)
    }
    try? fresh.launch()
    var recording = Recording(
      launch: configuration.session.launch, screen: fresh.screen.name)
    var again = ScriptInterpreter(fresh)
    for entry in commandHistory.performed {
      let before = fresh.screen
      entry.perform(with: &again)
      recording.add(entry, expecting: expectations(after: entry, from: before, in: fresh))
    }
    return recording
  }

  /// Returns the expectations that hold after a command and did not before.
  private func expectations(
    after entry: CommandHistory.Entry, from before: Screen, in session: Session
  ) -> [String] {
    let found = RecordedExpectations(from: before, to: session.screen).lines
    // What was typed is in the script already.
    let isTyping = ["type ", "clear "].contains { entry.lines.first?.hasPrefix($0) == true }
    let wanted = found.filter { line in
      entry.isAction
        ? !isTyping || !line.hasPrefix("expect props") : line.hasPrefix("expect screen ")
    }
    var check = ScriptInterpreter(session)
    return wanted.filter { line in
      guard !secrets.isIn([line], variables: check.variables) else { return false }
      if case .performed = check.feed(line + " now") { return true }
      return false
    }
  }

  private func save(_ recording: Recording) -> Bool {
    guard let file = recording.file else { return true }
    do {
      try recording.write(to: file)
      return true
    } catch {
      output.printError(error.lines(isUnderWay: self.recording != nil))
      return false
    }
  }
}
