import ScriptLanguage
import ScriptRunner
import RehearsalCore

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
    output.printLines(["wrote \(path)"])
    return .proceed
  }

  /// Adds the last command to the recording, and writes the file.
  func recordLastCommand() {
    guard recording != nil, let last = commandHistory.performed.last else { return }
    recording?.add(last.scriptLines, screen: session.screen.name)
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
  private func recordingSoFar() -> Recording {
    guard let fresh = try? Session(delegate, configuration.session) else {
      return Recording(launch: configuration.session.launch, screen: session.screen.name)
    }
    try? fresh.launch()
    var recording = Recording(
      launch: configuration.session.launch, screen: fresh.screen.name)
    var again = ScriptInterpreter(fresh)
    for entry in commandHistory.performed {
      entry.perform(with: &again)
      recording.add(entry.scriptLines, screen: fresh.screen.name)
    }
    return recording
  }

  private func save(_ recording: Recording) -> Bool {
    guard let file = recording.file else { return true }
    do {
      try recording.write(to: file)
      return true
    } catch {
      output.printError([error.description])
      return false
    }
  }
}
