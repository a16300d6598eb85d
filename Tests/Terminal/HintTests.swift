import Testing

@Suite("Hints and descriptions", .serialized) struct HintTests {
  @Test("a hint at the right edge says what comes next, and does not stay beside the entered line")
  func hint() throws {
    let terminal = try TerminalSession(Home(settings: ""), columns: 60)
    try terminal.press(.text("tap "))
    try terminal.wait("the hint") { $0.cursorRow.hasSuffix("an element") }
    try terminal.press(.text("Email"))
    try terminal.wait("the next hint") { $0.cursorRow.hasSuffix("Return, within or now") }
    #expect(terminal.screen.textBeforeCursor == "crew> tap Email")
    try terminal.press(.returnKey)
    try terminal.waitForPrompt()
    #expect(terminal.screen.transcript.contains("crew> tap Email"))
  }

  @Test("a hint is left out where the line leaves no space for it")
  func narrow() throws {
    let terminal = try TerminalSession(Home(settings: ""), columns: 40)
    try terminal.press(.text("expect \"a rather long text\" "))
    try terminal.wait("the line") { $0.textBeforeCursor.hasSuffix("text\" ") }
    #expect(terminal.screen.transcript.last?.count ?? 0 <= 40)
  }

  @Test("a hint is cut to the space beside the prompt and the line")
  func cut() throws {
    let terminal = try TerminalSession(Home(settings: ""), columns: 40)
    try terminal.press(.text("tap textField Email"))
    try terminal.wait("the cut hint") { $0.cursorRow.hasSuffix("Return, wi…") }
  }

  @Test("hints = off in the settings shows none")
  func off() throws {
    let terminal = try TerminalSession(Home(), columns: 60)
    try terminal.type("tap ")
    try terminal.type("Email")
    #expect(terminal.screen.cursorRow == "crew> tap Email")
  }

  @Test("a second Tab lists the choices with descriptions")
  func descriptions() throws {
    let terminal = try TerminalSession(Home())
    try terminal.enter("launch onboarded=true")
    try terminal.type("type x into ")
    try terminal.press(.tab)
    try terminal.wait("the names") { $0.transcript.contains { $0.hasPrefix("Email   ") } }
    try terminal.press(.tab)
    try terminal.wait("the list") {
      $0.transcript.contains { $0.hasPrefix("Email ") && $0.hasSuffix("textField \"\"") }
    }
    try terminal.press(.tab)
    try terminal.wait("the descriptions") {
      $0.transcript.contains("Password         secureTextField \"\"")
    }
    try terminal.waitForLine("type x into ")
  }
}
