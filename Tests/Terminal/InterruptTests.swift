import Testing

@Suite("Ctrl-C during a command", .serialized) struct InterruptTests {
  @Test("a repeated command stops between two steps and says how far it got")
  func stops() throws {
    let terminal = try TerminalSession(Home())
    try terminal.enter("launch onboarded=true")
    try terminal.press(.text("repeat 1000000: tap Email\r"))
    try terminal.wait("the command") { $0.transcript.joined().contains("tap Email") }
    try terminal.press(.control("C"))
    try terminal.wait("the report") { $0.transcript.joined().contains(" of 1000000 steps") }
    try terminal.waitForPrompt()
    let report = terminal.screen.transcript.first { $0.contains(" of 1000000 steps") }
    #expect(report?.hasPrefix("interrupted after ") == true)
    try terminal.enter("undo")
    #expect(terminal.screen.transcript.filter { $0.contains("error") }.isEmpty)
  }

  @Test("a second Ctrl-C does not end the shell")
  func second() throws {
    let terminal = try TerminalSession(Home())
    try terminal.enter("launch onboarded=true")
    try terminal.press(.text("repeat 1000000: tap Email\r"))
    try terminal.wait("the command") { $0.transcript.joined().contains("tap Email") }
    try terminal.press(.control("C"), .control("C"))
    try terminal.wait("the report") { $0.transcript.joined().contains(" of 1000000 steps") }
    try terminal.waitForPrompt()
    try terminal.enter("look")
  }
}
