import Testing

@Suite("Pasted text", .serialized) struct PasteTests {
  private func paste(_ text: String) -> Key { .text("\u{1B}[200~" + text + "\u{1B}[201~") }

  @Test("pasted lines run in order, and the last one without a newline stays in the line")
  func lines() throws {
    let home = try Home()
    let terminal = try TerminalSession(home)
    try terminal.press(paste("launch onboarded=true\rtap Email\r\nlook\nhel"))
    try terminal.waitForLine("hel")
    #expect(try home.history == "launch onboarded=true\ntap Email\nlook\n")
  }

  @Test("a tab in a pasted text completes nothing, and other keys do nothing")
  func keys() throws {
    let terminal = try TerminalSession(Home())
    try terminal.press(paste("hel\u{01}\u{12}"))
    try terminal.waitForLine("hel")
  }

  @Test("after a line that fails, the rest of the pasted text is not run")
  func failure() throws {
    let home = try Home()
    let terminal = try TerminalSession(home)
    try terminal.press(paste("look\rnonsense\rhelp\rhelp tap\rhel"))
    try terminal.wait("the report") {
      $0.transcript.contains("the rest of the pasted text was not run: 3 lines")
    }
    try terminal.waitForPrompt()
    #expect(try home.history == "look\nnonsense\n")
  }

  @Test("a pasted script with scenes is run as a whole")
  func script() throws {
    let terminal = try TerminalSession(Home())
    try terminal.press(
      paste(
        "@launch onboarded=true\n\nscene \"one\"\nexpect screen SignIn\nscene \"two\"\ntap Email\n")
    )
    try terminal.wait("the result") { $0.transcript.contains("✓ (pasted): 2 passed") }
    try terminal.waitForPrompt()
  }

  @Test("a heredoc is pasted as it is")
  func heredoc() throws {
    let terminal = try TerminalSession(Home())
    try terminal.enter("launch onboarded=true")
    try terminal.press(paste("type <<END into Email\r  a@b\rEND\rlook\r"))
    try terminal.wait("the text") { $0.transcript.joined().contains("\"  a@b\"") }
    try terminal.waitForPrompt()
  }
}
