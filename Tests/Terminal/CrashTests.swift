#if os(Linux)
  import Foundation
  import Testing

  /// An app that ends or blocks its process at the prompt, on Linux, where processes can be copied.
  @Suite("An app that ends its process at the prompt", .serialized)
  struct CrashTests {
    private let terminal: TerminalSession

    init() throws {
      terminal = try TerminalSession(
        Home(), program: "faulty-app", prompt: "faulty> ", environment: ["TERM": "dumb"],
        columns: 120
      )
      try terminal.enter("tap Count")
    }

    /// Returns what a line printed.
    private func output(of line: String) throws -> [String] {
      try terminal.enter(line)
      return outputSinceLine(line)
    }

    /// Returns what was printed since a line was entered.
    private func outputSinceLine(_ line: String) -> [String] {
      let rows = terminal.screen.transcript
      let start = rows.lastIndex { $0 == "faulty> \(line)" } ?? 0
      return Array(rows[start...].dropFirst().dropLast())
    }

    /// Returns whether the shell still has the state of the line before.
    private func hasState() throws -> Bool {
      try output(of: "look").contains("  Taps: 1")
    }

    private static let loop = "tap \"Speak and loop\""

    /// Enters a line that never ends, and waits until the app runs.
    private func startLoop() throws {
      try terminal.type(Self.loop)
      try terminal.press(.returnKey)
      try terminal.wait("what the app prints") { $0.transcript.contains("looping") }
    }

    private static let state =
      "  the shell is where it was before this line; files that the app wrote are as they are now"

    @Test("a trap fails its line alone, and the lines before it stay in force")
    func trap() throws {
      let printed = try output(of: "tap Trap")
      #expect(
        printed == [
          "faulty_app/FaultyApp.swift:34: Fatal error: the button traps",
          "  --> (prompt):2:1", "   |", " 2 | tap Trap", "   | ^^^^^^^^",
          "  the app crashed: SIGILL, an illegal instruction, as after a trap of Swift",
          Self.state,
        ])
      #expect(try hasState())
      #expect(try output(of: "history") == ["tap Count"])
    }

    @Test("a call of exit fails its line, and so does the next one")
    func exits() throws {
      for number in 2...3 {
        let printed = try output(of: "tap Exit")
        #expect(
          printed == [
            "  --> (prompt):\(number):1", "   |", " \(number) | tap Exit", "   | ^^^^^^^^",
            "  the app ended its process with exit code 0",
            "  an iOS app never ends its own process: remove the call of `exit`", Self.state,
          ])
      }
      #expect(try hasState())
    }

    @Test(
      "a recursion without end, and memory without end, fail their lines",
      arguments: ["Recurse", "Allocate"])
    func exhausts(_ button: String) throws {
      let printed = try output(of: "tap \(button)")
      #expect(printed.contains { $0.hasPrefix("  the app crashed: SIG") })
      #expect(printed.last == Self.state)
      #expect(try hasState())
    }

    @Test("Ctrl-\\ gives up a line that never ends")
    func loops() throws {
      try startLoop()
      try terminal.press(Key(bytes: [0x1C]))
      try terminal.waitForPrompt()
      #expect(outputSinceLine(Self.loop).suffix(2) == ["  the command was given up", Self.state])
      #expect(try hasState())
    }

    @Test("after a crash, quit ends the program with 0 and restores the terminal")
    func quits() throws {
      try terminal.enter("tap Trap")
      try terminal.type("quit")
      try terminal.press(.returnKey)
      #expect(try terminal.waitForExit() == .code(0))
      #expect(terminal.device.isRestored)
    }

    @Test(
      "a signal to the program ends a line that never ends, and the program",
      arguments: [SIGTERM, SIGHUP])
    func killed(_ signal: Int32) throws {
      try startLoop()
      kill(terminal.device.process, signal)
      #expect(try terminal.waitForExit() == .signal(signal))
      #expect(terminal.device.isRestored)
    }
  }
#endif
