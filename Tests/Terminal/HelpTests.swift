import Testing

@Suite("Help", .serialized) struct HelpTests {
  @Test("the first start names help and Tab, a later start does not")
  func firstStart() throws {
    let home = try Home()
    let hint = "`help` lists the commands; Tab completes a word."
    let first = try TerminalSession(home)
    #expect(first.screen.transcript.contains(hint))
    try first.enter("look")
    let second = try TerminalSession(home)
    #expect(!second.screen.transcript.contains(hint))
  }

  @Test("help and help commands fit 80 columns")
  func width() throws {
    let terminal = try TerminalSession(Home(), rows: 200, columns: 200)
    try terminal.enter("help")
    let rows = terminal.screen.transcript.filter { !$0.contains("▸") }
    #expect(rows.contains("Acting:") && rows.contains("At the prompt only:"))
    #expect(rows.filter { $0.count > 80 }.isEmpty)
    #expect(rows.count < 90)
    try terminal.enter("help commands")
    let all = terminal.screen.transcript.filter { !$0.contains("▸") }
    #expect(all.filter { $0.count > 80 }.isEmpty)
  }

  @Test(
    "words of other programs suggest the command",
    arguments: [
      ("exit", "did you mean `quit`?"), ("?", "did you mean `help`?"),
      ("click Email", "did you mean `tap`?"),
    ])
  func synonyms(_ line: String, _ question: String) throws {
    let terminal = try TerminalSession(Home())
    try terminal.enter(line)
    let text = terminal.screen.transcript.joined(separator: "\n")
    #expect(text.contains(question))
    #expect(text.contains("`help` lists the commands") && !text.contains("rehearse"))
  }

  @Test("`press` with an element suggests `tap`")
  func press() throws {
    let terminal = try TerminalSession(Home())
    try terminal.enter("press Email")
    let text = terminal.screen.transcript.joined(separator: "\n")
    #expect(text.contains("to touch an element, did you mean `tap` or `longpress`?"))
  }

  @Test("a text with spaces but without quotes suggests quotes")
  func quotes() throws {
    let terminal = try TerminalSession(Home())
    try terminal.enter("tap Sign in")
    let text = terminal.screen.transcript.joined(separator: "\n")
    #expect(text.contains("text with spaces needs quotes: \"Sign in\""))
  }
}
