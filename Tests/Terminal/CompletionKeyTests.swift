import Testing

@Suite("Tab", .serialized) struct CompletionKeyTests {
  @Test("the only matching command is inserted, followed by a space")
  func completes() throws {
    let terminal = try TerminalSession(Home())
    try terminal.type("hel")
    try terminal.press(.tab)
    try terminal.waitForLine("help ")
  }

  @Test("the word at the cursor is completed in the middle of a line")
  func completesInMiddle() throws {
    let terminal = try TerminalSession(Home())
    try terminal.type("hel nonsense")
    try terminal.press(.control("A"), Key(bytes: [0x06, 0x06, 0x06]), .tab)
    try terminal.wait("the whole command") { $0.cursorRow == "crew> help nonsense" }
  }

  @Test("several matches are listed below the line, and the line is shown again")
  func lists() throws {
    let terminal = try TerminalSession(Home())
    try terminal.type("re")
    try terminal.press(.tab)
    try terminal.wait("the list") { screen in
      screen.textBeforeCursor == "crew> re"
        && screen.transcript.filter { $0 == "crew> re" }.count == 2
    }
    let listed = terminal.screen.transcript.dropLast().joined(separator: " ").split(separator: " ")
    #expect(listed.contains("record") && listed.contains("replay"))
  }

  @Test("no match rings the bell")
  func beeps() throws {
    let terminal = try TerminalSession(Home())
    try terminal.type("nonsense")
    try terminal.press(.tab)
    try terminal.wait("the bell") { $0.bells == 1 }
    #expect(terminal.screen.cursorRow == "crew> nonsense")
  }

  @Test("completion works with vi's keys")
  func vi() throws {
    let home = try Home()
    try home.configureEditing("bind -v\n")
    let terminal = try TerminalSession(home)
    try terminal.type("xhel")
    try terminal.press(.tab)
    try terminal.press(.escape, .text("0xA"), .tab)
    try terminal.waitForLine("help ")
  }

  @Test("rl_complete in ~/.editrc is the shell's completion")
  func editrc() throws {
    let home = try Home()
    try home.configureEditing("bind \"\\t\" rl_complete\nbind ^R em-inc-search-prev\n")
    let terminal = try TerminalSession(home)
    #expect(!terminal.screen.transcript.joined().contains("bind"))
    try terminal.type("hel")
    try terminal.press(.tab)
    try terminal.waitForLine("help ")
  }
}
