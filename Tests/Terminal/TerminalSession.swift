import Foundation
import Testing

/// The program on a pseudo-terminal, with the screen it shows.
///
/// It waits for the content of the screen, never for a time. A program without output for a minute is
/// reported as hanging.
final class TerminalSession {
  static let prompt = "crew> "
  private let prompt: String
  private static let timeout = 60

  let device: PseudoTerminal
  /// The home folder, which is removed after the program has ended.
  private let home: Home
  private var feed: ScreenFeed

  /// Starts a program, by default Crew's, and waits for its prompt.
  init(
    _ home: Home, program: String = "rehearse", prompt: String = prompt,
    environment: [String: String] = [:], rows: Int = 24, columns: Int = 80
  ) throws {
    self.home = home
    self.prompt = prompt
    let variables = home.environment.merging(environment) { $1 }
    device = try PseudoTerminal(
      try Program.path(of: program), environment: variables, rows: rows, columns: columns)
    feed = ScreenFeed(rows: rows, columns: columns)
    try waitForPrompt()
  }

  var screen: Screen { feed.screen }

  /// Types a command, waits until it is shown, presses Return, and waits for the next prompt.
  func enter(_ line: String) throws {
    try type(line)
    try press(.returnKey)
    try waitForPrompt()
  }

  /// Types text at the end of the line and waits until it is shown.
  func type(_ text: String) throws {
    let expected = screen.textBeforeCursor + text
    try device.send(Array(text.utf8))
    try wait("the typed text “\(text)”") { $0.textBeforeCursor == expected }
  }

  /// Presses keys without waiting.
  func press(_ keys: Key...) throws {
    try device.send(keys.flatMap(\.bytes))
  }

  /// Waits for an empty prompt under the cursor.
  func waitForPrompt() throws {
    try wait("the prompt") {
      $0.textBeforeCursor == prompt && $0.cursorRow + " " == prompt
    }
    waitForEditing()
  }

  /// Waits until keys are read one by one: libedit shows the prompt just before that.
  private func waitForEditing() {
    for _ in 0..<20_000 where device.isRestored { sched_yield() }
  }

  /// Waits until the edited line is this one, with the cursor at its end.
  func waitForLine(_ line: String) throws {
    let expected = prompt + line
    try wait("the line “\(line)”") { $0.textBeforeCursor == expected }
  }

  func wait(_ what: String, until isThere: (Screen) -> Bool) throws {
    while !isThere(screen) {
      guard let bytes = device.receive(guardSeconds: Self.timeout) else {
        throw MissingOutput(what: what, why: "there is no more output", screen: screen)
      }
      guard !bytes.isEmpty else {
        throw MissingOutput(what: what, why: "the program has ended", screen: screen)
      }
      feed.write(bytes)
    }
  }

  /// Waits until the program has ended, and returns its exit status.
  func waitForExit() throws -> PseudoTerminal.ExitStatus {
    while let bytes = device.receive(guardSeconds: Self.timeout) {
      if bytes.isEmpty, let exit = device.exit { return exit }
      feed.write(bytes)
    }
    throw MissingOutput(what: "the program's end", why: "there is no more output", screen: screen)
  }

  func resize(rows: Int, columns: Int) {
    feed.screen.resize(rows: rows, columns: columns)
    device.resize(rows: rows, columns: columns)
  }

  /// The error of waiting for something that the screen never showed.
  struct MissingOutput: Error, CustomStringConvertible {
    let description: String

    @MainActor init(what: String, why: String, screen: Screen) {
      let text = screen.transcript.joined(separator: "\n")
      description = "waited for \(what), but \(why); on screen:\n\(text)"
    }
  }
}
