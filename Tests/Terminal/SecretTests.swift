import Foundation
import Testing

@Suite("Secrets", .serialized) struct SecretTests {
  private static let secret = "pa55w0rd"

  private func signIn(_ home: Home) throws -> TerminalSession {
    let terminal = try TerminalSession(home)
    try terminal.enter("launch onboarded=true")
    return terminal
  }

  @Test(
    "no variant of typing into a secure field stores the text in the history file",
    arguments: [
      [#"type "pa55w0rd" into Password"#],
      [#"type pa55w0rd into secureTextField"#],
      [#"type "pa55w0rd" into Password within 2s"#],
      ["tap Password", #"type "pa55w0rd""#],
      [#"type "pa55" into Password"#, #"type "w0rd" into Password"#],
      [#"type "pa55w\u{30}rd" into Password"#],
      [#"let p = "pa55w0rd""#, "type ${p} into Password"],
      [#"let a = "pa55""#, #"let p = "${a}w0rd""#, "type ${p} into Password"],
      [#"let p = "w0rd""#, #"type "pa55${p}" into Password"#],
      [#"repeat 2: type "pa55w0rd" into Password"#],
      [#"type "pa55w0rd" into Passwrod"#],
      [#"type "pa55w0rd" int Password"#],
      [#"set Password "pa55w0rd""#],
      [#"type "pa55w0rd" into Password"#, #"expect storage "pa55w0rd" == x now"#],
    ])
  func history(_ lines: [String]) throws {
    let home = try Home()
    let terminal = try signIn(home)
    for line in lines { try terminal.enter(line) }
    try terminal.enter("look")
    let stored = try home.history
    #expect(stored.hasSuffix("look\n"))
    #expect(!stored.contains("pa55") && !stored.contains("w0rd"), "\(stored)")
  }

  @Test("the lines of a heredoc that is typed into a secure field are not stored")
  func heredoc() throws {
    let home = try Home()
    let terminal = try signIn(home)
    try terminal.press(.text("type <<END into Password\rpa55w0rd\rEND\r"))
    try terminal.wait("the prompt after the heredoc") {
      $0.transcript.contains("> END") && $0.cursorRow == "crew>"
    }
    try terminal.enter("look")
    #expect(try home.history == "launch onboarded=true\nlook\n")
  }

  @Test("an include is stored without a secret, and not stored with one")
  func include() throws {
    let home = try Home()
    let script = home.folder.appendingPathComponent("in.script")
    try Data("type ${p} into Password\n".utf8).write(to: script)
    let fixed = home.folder.appendingPathComponent("fixed.script")
    try Data("let p = \"pa55w0rd\"\ntype ${p} into Password\n".utf8).write(to: fixed)
    let terminal = try signIn(home)
    try terminal.press(.text("include \"\(script.path)\" with p=pa55w0rd\r"))
    try terminal.waitForPrompt()
    try terminal.press(.text("include \"\(fixed.path)\"\r"))
    try terminal.wait("the prompt after the include") {
      $0.transcript.joined().contains("fixed.script\"") && $0.cursorRow == "crew>"
    }
    try terminal.enter("look")
    let stored = try home.history
    #expect(!stored.contains("pa55w0rd"))
    #expect(stored.contains("fixed.script"))
  }

  @Test("lines without a secret are stored, also those that type into other fields")
  func others() throws {
    let home = try Home()
    let terminal = try signIn(home)
    let lines = [#"type "ann@crew.example" into Email"#, #"let name = "Ann""#, "clear Email"]
    for line in lines { try terminal.enter(line) }
    #expect(try home.history == (["launch onboarded=true"] + lines).map { $0 + "\n" }.joined())
  }

  @Test("events and requests mask the text")
  func output() throws {
    let terminal = try signIn(Home())
    try terminal.enter(#"type "ann@crew.example" into Email"#)
    try terminal.enter(#"type "\#(Self.secret)" into Password"#)
    try terminal.enter(#"tap "Sign in""#)
    let shown = terminal.screen.transcript.count
    for line in ["events", "requests", "history", "props", "storage"] { try terminal.enter(line) }
    let printed = terminal.screen.transcript.dropFirst(shown).joined(separator: "\n")
    #expect(printed.contains("POST /session") && printed.contains("••••••"))
    #expect(!printed.contains(Self.secret), "\(printed)")
  }
}
