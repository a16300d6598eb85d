import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Interrupting and quitting", .serialized) struct LeavingTests {
  @Test("Ctrl-C discards the line and shows the prompt")
  func interrupt() throws {
    let home = try Home()
    let terminal = try TerminalSession(home)
    try terminal.type("nonsense")
    try terminal.press(.control("C"))
    try terminal.waitForPrompt()
    #expect(terminal.screen.transcript.suffix(2) == ["crew> nonsense^C", "crew>"])
    try terminal.enter("help")
    #expect(try home.history == "help\n")
  }

  @Test("Ctrl-C in the middle of a wrapped line starts a new row")
  func interruptInWrappedLine() throws {
    let terminal = try TerminalSession(Home(), columns: 20)
    try terminal.press(.text("nonsense-nonsense-nonsense"))
    try terminal.wait("the second row") { $0.cursorRow == "nse-nonsense" }
    try terminal.press(.control("A"), .control("C"))
    try terminal.waitForPrompt()
    #expect(terminal.screen.transcript.suffix(2) == ["nse-nonsense^C", "crew>"])
  }

  @Test("Ctrl-C during a search of the history discards the search and the line")
  func interruptInSearch() throws {
    let terminal = try TerminalSession(Home())
    try terminal.enter("help")
    try terminal.press(.control("R"), .text("he"))
    try terminal.wait("the search") { $0.cursorRow == "(search) he: help" }
    try terminal.press(.control("C"))
    try terminal.wait("an empty line") { $0.transcript.suffix(2) == ["crew> ^C", "crew>"] }
  }

  @Test("Ctrl-D on an empty line quits and restores the terminal")
  func endOfInput() throws {
    let terminal = try TerminalSession(Home())
    #expect(!terminal.device.isRestored)
    try terminal.press(.control("D"))
    #expect(try terminal.waitForExit() == .code(0))
    #expect(terminal.device.isRestored)
  }

  @Test("Ctrl-D in a line deletes a character")
  func deletes() throws {
    let terminal = try TerminalSession(Home())
    try terminal.type("hxelp")
    try terminal.press(.control("A"), Key(bytes: [0x06]), .control("D"))
    try terminal.wait("the corrected word") { $0.cursorRow == "crew> help" }
  }

  @Test("quit ends the shell and restores the terminal")
  func quit() throws {
    let terminal = try TerminalSession(Home())
    try terminal.type("quit")
    try terminal.press(.returnKey)
    #expect(try terminal.waitForExit() == .code(0))
    #expect(terminal.device.isRestored)
  }

  @Test("a signal that ends the shell restores the terminal", arguments: [SIGTERM, SIGHUP])
  func killed(_ signal: Int32) throws {
    let terminal = try TerminalSession(Home())
    try terminal.type("nonsense")
    kill(terminal.device.process, signal)
    #expect(try terminal.waitForExit() == .signal(signal))
    #expect(terminal.device.isRestored)
  }
}
