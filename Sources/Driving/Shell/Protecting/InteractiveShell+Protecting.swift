import Foundation
import RehearsalCore
import ScriptRunner

extension InteractiveShell {
  /// Launches the app; if there is a supervisor, and the app ends the process, another one goes on from before.
  ///
  /// - Throws: `StorageError` or `SessionError` if the app cannot be launched, or ends the process.
  func launch() throws {
    if let end = SpareProcess.make(memoryLimit: RunOptions.usualMemoryLimit) {
      throw SessionError(
        "the app could not be launched: \(Self.message(of: end))", notes: Self.remedy(of: end))
    }
    defer { SpareProcess.end() }
    try session.launch()
  }

  /// Performs a line; if there is a supervisor, and the app ends the process, another one goes on from before the line.
  func protecting(
    _ line: String, recordedBy recorder: inout LineRecorder,
    _ perform: (inout LineRecorder) -> Reaction
  ) -> Reaction {
    if let end = SpareProcess.make(memoryLimit: RunOptions.usualMemoryLimit) {
      return lose(line, end, recordedBy: &recorder)
    }
    defer { SpareProcess.end() }
    return perform(&recorder)
  }

  private func lose(
    _ line: String, _ end: SceneEnd, recordedBy recorder: inout LineRecorder
  ) -> Reaction {
    let error = SessionError(Self.message(of: end), notes: notes(of: end))
    let lines = interpreter.lose(line, because: error)
    _ = commandHistory.takeIncomplete()
    recorder.didRun(secrets: secrets, variables: interpreter.variables, isUncertain: true)
    output.printError(lines.map(secrets.masked))
    return .failed
  }

  private static func message(of end: SceneEnd) -> String {
    end == .signal(SIGQUIT) ? "the command was given up" : end.message
  }

  private func notes(of end: SceneEnd) -> [String] {
    let state =
      "the shell is where it was before this line; files that the app wrote are as they are now"
    return Self.remedy(of: end) + (isInteractive ? [state] : [])
  }

  /// The remedy of an end in a process of the shell, where no option of `run` is of use.
  private static func remedy(of end: SceneEnd) -> [String] {
    if case .exit = end { end.notes } else { [] }
  }
}
