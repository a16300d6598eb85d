import Testing

/// A person at a terminal in front of the program: types, and looks at the screen.
///
/// Waits for what is to be seen, never for a time; only a program that is silent for a minute is
/// taken to hang.
final class Person {
  static let prompt = "crew> "
  private static let hang = 60

  let terminal: PseudoTerminal
  /// Goes after the terminal, whose program may write to it until it has ended.
  private let home: Home
  private var feed: ScreenFeed

  /// Sits down: the program is started and shows its prompt.
  init(
    _ home: Home, environment: [String: String] = [:], rows: Int = 24, columns: Int = 80
  ) throws {
    self.home = home
    let variables = home.environment.merging(environment) { $1 }
    terminal = try PseudoTerminal(
      try Program.path, environment: variables, rows: rows, columns: columns)
    feed = ScreenFeed(rows: rows, columns: columns)
    try waitForPrompt()
  }

  var screen: Screen { feed.screen }

  /// Types a command, sees it stand there, presses Return, and waits for the next prompt.
  func enter(_ line: String) throws {
    try type(line)
    try press(.returnKey)
    try waitForPrompt()
  }

  /// Types text at the end of the line and waits until it is shown.
  func type(_ text: String) throws {
    let expected = screen.textBeforeCursor + text
    try terminal.send(Array(text.utf8))
    try wait("the typed text “\(text)”") { $0.textBeforeCursor == expected }
  }

  /// Presses keys, and waits for nothing.
  func press(_ keys: Key...) throws {
    try terminal.send(keys.flatMap(\.bytes))
  }

  /// Waits for an empty prompt under the cursor.
  func waitForPrompt() throws {
    try wait("the prompt") {
      $0.textBeforeCursor == Self.prompt && $0.cursorRow + " " == Self.prompt
    }
  }

  /// Waits for the line being edited to read so, the cursor behind its last character.
  func waitForLine(_ line: String) throws {
    let expected = Self.prompt + line
    try wait("the line “\(line)”") { $0.textBeforeCursor == expected }
  }

  func wait(_ what: String, until isThere: (Screen) -> Bool) throws {
    while !isThere(screen) {
      guard let bytes = terminal.receive(guardSeconds: Self.hang) else {
        throw Missing(what: what, why: "nothing more comes", screen: screen)
      }
      guard !bytes.isEmpty else {
        throw Missing(what: what, why: "the program is gone", screen: screen)
      }
      feed.write(bytes)
    }
  }

  /// Waits until the program has ended, and says how.
  func waitForExit() throws -> PseudoTerminal.ExitStatus {
    while let bytes = terminal.receive(guardSeconds: Self.hang) {
      if bytes.isEmpty, let exit = terminal.exit { return exit }
      feed.write(bytes)
    }
    throw Missing(what: "the program's end", why: "nothing more comes", screen: screen)
  }

  func resize(rows: Int, columns: Int) {
    feed.screen.resize(rows: rows, columns: columns)
    terminal.resize(rows: rows, columns: columns)
  }

  /// What was waited for in vain, and what the screen shows instead.
  struct Missing: Error, CustomStringConvertible {
    let description: String

    @MainActor init(what: String, why: String, screen: Screen) {
      let text = screen.transcript.joined(separator: "\n")
      description = "waited for \(what), but \(why); on screen:\n\(text)"
    }
  }
}
