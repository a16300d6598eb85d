import Testing

@Suite("The terminal", .serialized) struct WindowTests {
  @Test("a narrower window wraps the line at the new width")
  func narrower() throws {
    let terminal = try TerminalSession(Home(), columns: 60)
    try terminal.type("nonsense nonsense nonsense")
    terminal.resize(rows: 24, columns: 20)
    try terminal.wait("the line in the new width") { $0.cursorRow == "nse nonsense" }
    try terminal.press(.text("!"))
    try terminal.wait("the next character") { $0.cursorRow == "nse nonsense!" }
    try terminal.press(.control("C"))
    try terminal.waitForPrompt()
    try terminal.enter("help")
  }

  @Test("a wider window keeps the line")
  func wider() throws {
    let terminal = try TerminalSession(Home(), columns: 40)
    try terminal.type("nonsense")
    terminal.resize(rows: 30, columns: 100)
    try terminal.press(.text("!"))
    try terminal.waitForLine("nonsense!")
    #expect(terminal.screen.cursorRow == "crew> nonsense!")
  }

  @Test("the heading of a screen is as wide as the window after a resize")
  func heading() throws {
    let terminal = try TerminalSession(Home(), columns: 60)
    terminal.resize(rows: 24, columns: 100)
    try terminal.enter("look")
    let heading = terminal.screen.rows.last { $0.contains("▸") }
    #expect(heading?.count == 100)
  }

  @Test("an unknown terminal gets no colour")
  func unknownTerminal() throws {
    let terminal = try TerminalSession(Home(), environment: ["TERM": "nosuch"])
    try terminal.enter("look")
    #expect(terminal.screen.cells.joined().allSatisfy { $0.style.isEmpty })
  }

  @Test(
    "non-ASCII characters are typed, shown and edited with any LANG",
    arguments: [
      [:], ["LANG": ""], ["LANG": "C"], ["LC_ALL": "POSIX"], ["LANG": "nl_NL.ISO-8859-1"],
      ["LANG": "C.UTF-8"],
    ])
  func characters(_ environment: [String: String]) throws {
    let home = try Home()
    let terminal = try TerminalSession(home, environment: environment)
    try terminal.type("type \"é日ß\" into Email")
    let column = terminal.screen.cursor.column
    #expect(column == "crew> type \"é日ß\" into Email".count + 1)
    try terminal.press(.control("U"), .text("nonsense é日"), .backspace, .backspace, .text("ø"))
    try terminal.waitForLine("nonsense ø")
    try terminal.press(.returnKey)
    try terminal.waitForPrompt()
    #expect(try home.history == "nonsense ø\n")
  }

  @Test("bytes that are not UTF-8 become replacement characters")
  func brokenCharacters() throws {
    let terminal = try TerminalSession(Home())
    try terminal.press(Key(bytes: [0xC3]), .text("a"), Key(bytes: [0xFF]), .text("b"))
    try terminal.waitForLine("\u{FFFD}a\u{FFFD}b")
  }

  @Test(
    "a terminal without functions shows plain text", arguments: ["dumb", "no-such-terminal"])
  func dumb(_ name: String) throws {
    let terminal = try TerminalSession(Home(), environment: ["TERM": name])
    try terminal.type("hel")
    try terminal.press(.tab)
    try terminal.waitForLine("help ")
    try terminal.press(.returnKey)
    try terminal.waitForPrompt()
  }

  @Test("TERM=dumb and NO_COLOR turn colour off", arguments: [["TERM": "dumb"], ["NO_COLOR": "1"]])
  func noColour(_ environment: [String: String]) throws {
    let terminal = try TerminalSession(Home(), environment: environment)
    try terminal.enter("help")
    #expect(terminal.screen.cells.joined().allSatisfy { $0.style.isEmpty })
  }
}
