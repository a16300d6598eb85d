import Testing

@Suite("History", .serialized) struct HistoryKeyTests {
  private func leave(_ terminal: TerminalSession) throws {
    try terminal.press(.control("D"))
    _ = try terminal.waitForExit()
  }

  @Test("the up arrow shows the lines of an earlier run")
  func acrossRuns() throws {
    let home = try Home()
    let first = try TerminalSession(home)
    try first.enter("help")
    try first.enter("nonsense \"é日\"")
    try leave(first)
    let second = try TerminalSession(home)
    try second.press(.up)
    try second.waitForLine("nonsense \"é日\"")
    try second.press(.up)
    try second.waitForLine("help")
  }

  @Test("lines that are entered after the up arrow was pressed are the newest ones")
  func afterLoading() throws {
    let terminal = try TerminalSession(Home())
    try terminal.enter("nonsense one")
    try terminal.press(.up)
    try terminal.waitForLine("nonsense one")
    try terminal.press(.returnKey)
    try terminal.waitForPrompt()
    try terminal.enter("nonsense two")
    try terminal.press(.up)
    try terminal.waitForLine("nonsense two")
    try terminal.press(.up)
    try terminal.waitForLine("nonsense one")
  }

  @Test("two shells at the same time store the lines of both")
  func twoShells() throws {
    let home = try Home()
    let left = try TerminalSession(home)
    let right = try TerminalSession(home)
    for number in 1...5 {
      try left.enter("nonsense left\(number)")
      try right.enter("nonsense right\(number)")
    }
    let expected = (1...5).flatMap { ["nonsense left\($0)\n", "nonsense right\($0)\n"] }
    #expect(try home.history == expected.joined())
  }

  @Test("a line that is entered twice in a row is stored once")
  func duplicates() throws {
    let home = try Home()
    let terminal = try TerminalSession(home)
    try terminal.enter("help")
    try terminal.enter("help")
    try terminal.enter("nonsense")
    try terminal.enter("help")
    #expect(try home.history == "help\nnonsense\nhelp\n")
  }

  @Test("Ctrl-R finds the newest line with a text, then an older one; Return runs it")
  func search() throws {
    let terminal = try TerminalSession(Home())
    try terminal.enter("nonsense one")
    try terminal.enter("nonsense two")
    try terminal.enter("help")
    try terminal.press(.control("R"), .text("sense"))
    try terminal.wait("the newest") { $0.cursorRow == "(search) sense: nonsense two" }
    try terminal.press(.control("R"))
    try terminal.wait("the older one") { $0.cursorRow == "(search) sense: nonsense one" }
    try terminal.press(.control("R"))
    try terminal.wait("the end") { $0.cursorRow == "(failing search) sense: nonsense one" }
    try terminal.press(.control("E"))
    try terminal.waitForLine("nonsense one")
  }

  @Test("a history that cannot be stored causes one warning, and the shell continues")
  func unwritable() throws {
    let terminal = try TerminalSession(
      Home(), environment: ["REHEARSAL_HISTORY": "/dev/null/crew.history"])
    try terminal.enter("help")
    let text = terminal.screen.transcript.joined()
    #expect(
      text.ranges(of: "warning: the history is not stored: /dev/null/crew.history").count == 1)
    try terminal.press(.up)
    try terminal.waitForLine("help")
  }
}
