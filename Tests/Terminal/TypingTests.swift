import Testing

@Suite("At the prompt", .serialized) struct TypingTests {
  @Test("Return runs the command")
  func runs() throws {
    let terminal = try TerminalSession(Home())
    try terminal.enter("help")
    #expect(terminal.screen.transcript.contains { $0.contains("look") })
  }

  @Test("an unknown command is named in an error, and the shell continues")
  func nonsense() throws {
    let terminal = try TerminalSession(Home())
    try terminal.enter("nonsense")
    #expect(terminal.screen.transcript.filter { $0.contains("nonsense") }.count >= 2)
    try terminal.enter("help")
  }

  @Test("text is inserted at the cursor")
  func edits() throws {
    let terminal = try TerminalSession(Home())
    try terminal.type("elp")
    try terminal.press(.control("A"), .text("h"))
    try terminal.wait("the whole word") { $0.cursorRow == "crew> help" }
    #expect(terminal.screen.cursor.column == 7)
    try terminal.press(.control("E"), .backspace)
    try terminal.waitForLine("hel")
  }

  @Test("a line longer than the width continues on the next row")
  func wraps() throws {
    let terminal = try TerminalSession(Home(), columns: 20)
    try terminal.press(.text("nonsense-nonsense-nonsense"))
    try terminal.wait("the second row") { $0.cursorRow == "nse-nonsense" }
    #expect(terminal.screen.transcript.suffix(2) == ["crew> nonsense-nonse", "nse-nonsense"])
  }

  @Test("pasted lines are all run in order")
  func pastes() throws {
    let home = try Home()
    let terminal = try TerminalSession(home)
    let lines = (1...40).map { "nonsense\($0)" }
    try terminal.press(.text(lines.map { $0 + "\r" }.joined()), .text("pasted"))
    try terminal.waitForLine("pasted")
    #expect(try home.history == lines.map { $0 + "\n" }.joined())
  }

  @Test("a line of a hundred thousand characters is read completely")
  func longLine() throws {
    let terminal = try TerminalSession(Home())
    try terminal.press(.text("nonsense " + String(repeating: "x", count: 100_000)), .returnKey)
    try terminal.waitForPrompt()
    try terminal.enter("help")
  }

  @Test(
    "keys without a binding do not disturb the shell",
    arguments: [
      [0x16, 0x00], [0x16, 0x07], [0x00], [0xFF, 0xFE, 0xC3, 0x28], [0xE2, 0x82],
      [0x1B, 0x78, 0x0D],
      [0x1B, 0x58, 0x0D], [0x12, 0x5B, 0x2A, 0x07], [0x19], [0x14], [0x1B, 0x5B, 0x39, 0x39, 0x7E],
      [0xC2, 0x80], [0x0F], [0x1F], [0x1B, 0x4F, 0x50],
    ] as [[UInt8]])
  func strangeKeys(_ bytes: [UInt8]) throws {
    let terminal = try TerminalSession(Home())
    try terminal.press(Key(bytes: bytes), .control("C"))
    try terminal.wait("the interrupt") { $0.transcript.contains { $0.contains("^C") } }
    try terminal.waitForPrompt()
    try terminal.enter("help")
  }
}
