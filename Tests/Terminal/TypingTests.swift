import Testing

@Suite("At the prompt", .serialized) struct TypingTests {
  @Test("a command is run when Return is pressed")
  func runs() throws {
    let person = try Person(Home())
    try person.enter("help")
    #expect(person.screen.transcript.contains { $0.contains("look") })
  }

  @Test("a command that does not exist is named, and the shell goes on")
  func nonsense() throws {
    let person = try Person(Home())
    try person.enter("nonsense")
    #expect(person.screen.transcript.filter { $0.contains("nonsense") }.count >= 2)
    try person.enter("help")
  }

  @Test("text goes in where the cursor is")
  func edits() throws {
    let person = try Person(Home())
    try person.type("elp")
    try person.press(.control("A"), .text("h"))
    try person.wait("the whole word") { $0.cursorRow == "crew> help" }
    #expect(person.screen.cursor.column == 7)
    try person.press(.control("E"), .backspace)
    try person.waitForLine("hel")
  }

  @Test("a line longer than the window is wide continues on the next row")
  func wraps() throws {
    let person = try Person(Home(), columns: 20)
    try person.press(.text("nonsense-nonsense-nonsense"))
    try person.wait("the second row") { $0.cursorRow == "nse-nonsense" }
    #expect(person.screen.transcript.suffix(2) == ["crew> nonsense-nonse", "nse-nonsense"])
  }

  @Test("lines that are pasted at once are all run, in order")
  func pastes() throws {
    let home = try Home()
    let person = try Person(home)
    let lines = (1...40).map { "nonsense\($0)" }
    try person.press(.text(lines.map { $0 + "\r" }.joined()), .text("pasted"))
    try person.waitForLine("pasted")
    #expect(try home.history == lines.map { $0 + "\n" }.joined())
  }

  @Test("a line of a hundred thousand characters is read whole")
  func longLine() throws {
    let person = try Person(Home())
    try person.press(.text("nonsense " + String(repeating: "x", count: 100_000)), .returnKey)
    try person.waitForPrompt()
    try person.enter("help")
  }

  @Test(
    "keys that mean nothing here do no harm",
    arguments: [
      [0x16, 0x00], [0x16, 0x07], [0x00], [0xFF, 0xFE, 0xC3, 0x28], [0xE2, 0x82],
      [0x1B, 0x78, 0x0D],
      [0x1B, 0x58, 0x0D], [0x12, 0x5B, 0x2A, 0x07], [0x19], [0x14], [0x1B, 0x5B, 0x39, 0x39, 0x7E],
      [0xC2, 0x80], [0x0F], [0x1F], [0x1B, 0x4F, 0x50],
    ] as [[UInt8]])
  func strangeKeys(_ bytes: [UInt8]) throws {
    let person = try Person(Home())
    try person.press(Key(bytes: bytes), .control("C"))
    try person.wait("the interrupt") { $0.transcript.contains { $0.contains("^C") } }
    try person.waitForPrompt()
    try person.enter("help")
  }
}
