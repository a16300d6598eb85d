import Crew
import Foundation
import RehearsalCore
import Shell

/// Measures the shell: undoing, the first prompt, and the echo of a key with a long history.
func shellBenchmarks(report: (String) -> Void) {
  do {
    try measureUndo(report)
    try measureTerminal(report)
  } catch {
    report("{\"benchmark\":\"shell\",\"error\": \"\(error)\"}")
  }
}

/// A source of lines that notes when each is asked for.
private final class TimedLines: LineSource {
  private var rest: ArraySlice<String>
  private(set) var instants: [ContinuousClock.Instant] = []

  init(_ lines: [String]) {
    rest = lines[...]
  }

  func nextLine(prompt: Prompt) throws(LineError) -> LineInput {
    instants.append(.now)
    return rest.popFirst().map { .line($0) } ?? .endOfInput
  }

  func stop() {}

  /// The time that the last line took.
  var last: Duration { instants[instants.count - 2].duration(to: instants[instants.count - 1]) }
}

/// Measures `undo 100` after two hundred taps, of which the first hundred are performed again.
private func measureUndo(_ report: (String) -> Void) throws {
  var configuration = InteractiveShell.Configuration()
  configuration.session.launch = ["onboarded": "true", "authToken": "ann-token", "userID": "u1"]
  let taps = (0..<100).flatMap { _ in ["tap tab Trips", "tap tab Chat"] }
  let source = TimedLines(["settle"] + taps + ["undo 100"])
  let output = ShellOutput(width: 80, isColoured: false, print: { _ in }, warn: { _ in })
  let shell = try InteractiveShell(
    CrewAppDelegate.self, configuration, output: output, isInteractive: true)
  _ = shell.run(source)
  report(timeLine("shell.undo.100", source.last, limit: .milliseconds(50)))
}

/// Measures the real program on a pseudo-terminal, with a history of a hundred thousand lines.
private func measureTerminal(_ report: (String) -> Void) throws {
  let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: home) }
  let history = home.appendingPathComponent("history")
  let lines = (1...100_000).map { "tap \"Row number \($0)\"\n" }.joined()
  try Data(lines.utf8).write(to: history)
  let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("rehearse").path
  var starts: [Duration] = []
  var echoes: [Duration] = []
  for _ in 0..<10 {
    let terminal = try TimedTerminal(
      program, ["HOME=\(home.path)", "REHEARSAL_HISTORY=\(history.path)", "TERM=xterm"])
    starts.append(terminal.wait(for: "crew>"))
    // Brings the whole history into the editor before the keys are measured.
    terminal.send("\u{1B}[A")
    _ = terminal.wait(for: "100000")
    echoes += "abcdefghijklmnopqrst".map { key in
      terminal.send(String(key))
      return terminal.wait(for: String(key))
    }
  }
  report(timeLine("shell.firstPrompt", starts.sorted()[starts.count / 2], limit: .milliseconds(30)))
  report(timeLine("shell.keyEcho", echoes.sorted()[echoes.count / 2], limit: .milliseconds(5)))
}

private func timeLine(_ name: String, _ time: Duration, limit: Duration) -> String {
  func nanoseconds(_ duration: Duration) -> Int64 {
    duration.components.seconds * 1_000_000_000 + duration.components.attoseconds / 1_000_000_000
  }
  return """
    {"benchmark":"\(name)","unit":"median","ns":\(nanoseconds(time)),"baseline":"the limit",\
    "baselineNs":\(nanoseconds(limit)),"ratio":\(Double(nanoseconds(time)) / Double(nanoseconds(limit)))}
    """
}
