import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Giving up and leaving", .serialized) struct LeavingTests {
  @Test("Ctrl-C throws the line away and prompts again")
  func interrupt() throws {
    let home = try Home()
    let person = try Person(home)
    try person.type("nonsense")
    try person.press(.control("C"))
    try person.waitForPrompt()
    #expect(person.screen.transcript.suffix(2) == ["crew> nonsense^C", "crew>"])
    try person.enter("help")
    #expect(try home.history == "help\n")
  }

  @Test("Ctrl-C in the middle of a wrapped line goes to a row of its own")
  func interruptInWrappedLine() throws {
    let person = try Person(Home(), columns: 20)
    try person.press(.text("nonsense-nonsense-nonsense"))
    try person.wait("the second row") { $0.cursorRow == "nse-nonsense" }
    try person.press(.control("A"), .control("C"))
    try person.waitForPrompt()
    #expect(person.screen.transcript.suffix(2) == ["nse-nonsense^C", "crew>"])
  }

  @Test("Ctrl-C during a search of the history gives up both")
  func interruptInSearch() throws {
    let person = try Person(Home())
    try person.enter("help")
    try person.press(.control("R"), .text("he"))
    try person.wait("the search") { $0.cursorRow == "(search) he: help" }
    try person.press(.control("C"))
    try person.wait("an empty line") { $0.transcript.suffix(2) == ["crew> ^C", "crew>"] }
  }

  @Test("Ctrl-D on an empty line leaves, and the terminal is as it was")
  func endOfInput() throws {
    let person = try Person(Home())
    #expect(!person.terminal.isAsFound)
    try person.press(.control("D"))
    #expect(try person.waitForExit() == .code(0))
    #expect(person.terminal.isAsFound)
  }

  @Test("Ctrl-D in a line that is not empty does not leave")
  func deletes() throws {
    let person = try Person(Home())
    try person.type("hxelp")
    try person.press(.control("A"), Key(bytes: [0x06]), .control("D"))
    try person.wait("the corrected word") { $0.cursorRow == "crew> help" }
  }

  @Test("quit leaves, and the terminal is as it was")
  func quit() throws {
    let person = try Person(Home())
    try person.type("quit")
    try person.press(.returnKey)
    #expect(try person.waitForExit() == .code(0))
    #expect(person.terminal.isAsFound)
  }

  @Test("a signal that ends the shell leaves the terminal as it was", arguments: [SIGTERM, SIGHUP])
  func killed(_ signal: Int32) throws {
    let person = try Person(Home())
    try person.type("nonsense")
    kill(person.terminal.process, signal)
    #expect(try person.waitForExit() == .signal(signal))
    #expect(person.terminal.isAsFound)
  }
}
