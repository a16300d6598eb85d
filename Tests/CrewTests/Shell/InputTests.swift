import Crew
import Foundation
import RehearsalCore
import Shell
import Testing

/// A line source with inputs of every kind, which keeps what a shell stores and removes.
private final class ScriptedSource: LineSource {
  enum Input {
    case line(String)
    /// Lines that were pasted at once.
    case paste([String])
    case interrupted
    case broken
    /// A question to the shell while it waits for a line.
    case question(() -> Void)
  }

  private var inputs: ArraySlice<Input>
  private var pasted: ArraySlice<String> = []
  private(set) var prompts: [String] = []
  private(set) var stored: [String] = []
  private(set) var stops = 0

  init(_ inputs: [Input]) { self.inputs = inputs[...] }

  var isFirstRun: Bool { true }

  var isPasting: Bool { !pasted.isEmpty }

  func takePaste() -> [String] {
    defer { pasted = [] }
    return Array(pasted)
  }

  func nextLine(prompt: Prompt) throws(LineError) -> LineInput {
    prompts.append(prompt.text)
    if let line = pasted.popFirst() { return .line(line) }
    switch inputs.popFirst() {
    case .line(let line): return .line(line)
    case .paste(let lines):
      pasted = lines.dropFirst()
      return .line(lines[0])
    case .interrupted: return .interrupted
    case .broken: throw .notUTF8(byte: 0xFF, line: 1, column: 2)
    case .question(let ask):
      ask()
      return try nextLine(prompt: prompt)
    case nil: return .endOfInput
    }
  }

  func store(_ line: String) { stored.append(line) }

  func removeLines(where isRemoved: (String) -> Bool) { stored.removeAll(where: isRemoved) }

  func stop() { stops += 1 }
}

@Suite("Input of the shell")
struct InputTests {
  private struct Run {
    let code: Int32
    let lines: [String]
    let source: ScriptedSource
  }

  private func run(
    _ inputs: [ScriptedSource.Input], isInteractive: Bool = true, settings: SettingsFile? = nil
  ) throws -> Run {
    let text = PrintedText()
    let write = { (more: String) in text.text += more }
    var configuration = InteractiveShell.Configuration()
    configuration.session.launch = ["onboarded": "true"]
    configuration.settings = settings
    let shell = try InteractiveShell(
      CrewAppDelegate.self, configuration,
      output: ShellOutput(width: 100, isColoured: false, print: write, warn: write),
      isInteractive: isInteractive)
    _ = shell.run(ScriptedSource([.line("show nothing")]))
    text.text = ""
    let source = ScriptedSource(inputs)
    let code = shell.run(source)
    return Run(code: code, lines: text.text.split(separator: "\n").map(String.init), source: source)
  }

  private static let greeting = "`help` lists the commands; Tab completes a word."

  @Test("the first run says how to begin; the source is stopped at the end of the input")
  func firstRun() throws {
    let run = try run([])
    #expect(run.code == 0 && run.lines == [Self.greeting] && run.source.stops == 1)
    #expect(run.source.prompts == ["crew> "])
  }

  @Test("Ctrl-C discards an incomplete command, and the next line is a command")
  func interrupted() throws {
    let run = try run([
      .line("push <<END"), .line("lost"), .interrupted, .line("expect screen SignIn now"),
    ])
    #expect(run.source.prompts == ["crew> ", "> ", "> ", "crew> ", "crew> "])
    #expect(run.lines == [Self.greeting, "✓ SignIn"])
    #expect(run.source.stored == ["expect screen SignIn now"])
  }

  @Test("an incomplete command at the end is an error; its exit code is 1 on a pipe only")
  func incomplete() throws {
    let typed = try run([.line("push <<END"), .line("lost")])
    let piped = try run([.line("push <<END"), .line("lost")], isInteractive: false)
    #expect(typed.code == 0 && piped.code == 1 && typed.lines == piped.lines)
    #expect(
      typed.lines == [
        Self.greeting, "error: the heredoc <<END is not closed", "  --> (prompt):2:1", "   |",
        " 2 | push <<END", "   | ^^^^^^^^^^ expected a later line that is only END",
      ])
  }

  @Test("a line that cannot be read is an error; it ends a shell on a pipe only")
  func unreadable() throws {
    let inputs: [ScriptedSource.Input] = [.broken, .line("expect screen SignIn now")]
    let message =
      "standard input:1:2: byte 0xFF is not UTF-8; save the text as UTF-8 and send it again"
    let typed = try run(inputs)
    #expect(typed.code == 0)
    #expect(typed.lines == [Self.greeting, message, "✓ SignIn"])
    let piped = try run(inputs, isInteractive: false)
    #expect(piped.code == 1 && piped.lines == [Self.greeting, message])
  }

  @Test("a pasted script with scenes runs as a whole; other pasted lines run one by one")
  func pasted() throws {
    let script = try run([
      .paste(["@launch onboarded=true", "scene \"a\"", "expect screen SignIn now"])
    ])
    #expect(
      script.lines == [
        Self.greeting, "the pasted text is a script of 3 lines", "scene \"a\"",
        "✓ (pasted): 1 passed",
      ])
    let lines = try run([.paste(["expect screen SignIn now", "expect no alert now"])])
    #expect(
      lines.lines == [Self.greeting, "✓ SignIn", "✓ no alert now"])
  }

  @Test("the rest of a pasted text after a failed line is discarded and counted")
  func discarded() throws {
    let failed = try run([.paste(["undo", "look", "look"]), .paste(["undo", "look"])])
    let error = "error: there is no action to undo"
    #expect(
      failed.lines == [
        Self.greeting, error, "the rest of the pasted text was not run: 2 lines", error,
        "the rest of the pasted text was not run: 1 line",
      ])
  }

  @Test("a choice that cannot be stored holds until the shell ends, and a warning says so")
  func settings() throws {
    let settings = SettingsFile(Environment(["XDG_CONFIG_HOME": "/dev/null/folder"]))
    let run = try run([.line("show changes")], settings: settings)
    #expect(run.lines.count == 3 && run.lines[0] == Self.greeting)
    #expect(
      run.lines[1].hasPrefix(
        "warning: the setting holds only until the shell ends: "
          + "/dev/null/folder/rehearsal/settings cannot be written: "))
    #expect(run.lines[2] == "after an act: what changed on the screen and in the props")
  }

  @Test("a variable that held a secret leaves the history with the lines that define it")
  func definitions() throws {
    let run = try run([
      .line("let part = \"secret\""), .line("let word = \"${part} 7\""), .line("let other = \"x\""),
      .line("type \"${word}\" into Password"), .line("expect screen SignIn now"),
    ])
    #expect(run.source.stored == ["let other = \"x\"", "expect screen SignIn now"])
  }
}

@Suite("Completion at Crew's prompt")
struct PromptCompletionTests {
  /// Returns the offers at the end of a line after some commands.
  private func offers(_ line: String, after lines: [String] = []) throws -> [String] {
    let shell = try shell(after: lines)
    return shell.complete(line, line.endIndex).candidates.map { $0.text + $0.ending }
  }

  private func shell(after lines: [String]) throws -> InteractiveShell {
    var configuration = InteractiveShell.Configuration()
    configuration.session.launch = ["onboarded": "true", "apiToken": "t"]
    let shell = try InteractiveShell(
      CrewAppDelegate.self, configuration,
      output: ShellOutput(width: 100, isColoured: false, print: { _ in }, warn: { _ in }),
      isInteractive: true)
    _ = shell.run(LineSourceDouble(lines))
    return shell
  }

  @Test("the session's own names are offered: screens, links, requests, storage, branches, flows")
  func names() throws {
    let lines = [
      "open crew://shifts/s4", "tap \"Forgot password?\"", "swipe down", "branch other",
      "type \"ann@crew.example\" into Email", "type \"x\" into Password", "tap \"Sign in\"",
      "settle", "undo",
    ]
    let shell = try shell(after: lines)
    let offers = { (line: String) in
      shell.complete(line, line.endIndex).candidates.map { $0.text + $0.ending }
    }
    #expect(offers("open ") == ["crew://shifts/s4 ", "crew://"])
    #expect(offers("expect screen ") == ["SignIn ", "ForgotPassword "])
    #expect(offers("expect request POST ") == ["/session "])
    #expect(offers("given storage without ") == ["apiToken ", "launchedBefore ", "onboarded "])
    #expect(offers("switch ") == ["main ", "other "])
    #expect(offers("expect coordinator ") == ["Application ", "SignIn "])
    #expect(offers("redo ") == ["1 "])
    #expect(offers("requests ") == ["1 ", "--json "])
  }

  @Test("a file is a script, JSON or a folder whose path begins with the typed text")
  func files() throws {
    #expect(
      try offers("replay Tests/CrewTests/Transcripts/Scripts/f")
        == ["Tests/CrewTests/Transcripts/Scripts/failing.script "])
    #expect(
      try offers("replay Tests/CrewTests/Transcripts/") == [
        "Tests/CrewTests/Transcripts/Scripts/"
      ])
    #expect(try offers("replay scrip") == ["scripts/"])
    #expect(try offers("replay nowhere/") == [])
  }

  @Test("nothing is offered or hinted within a heredoc")
  func heredoc() throws {
    let shell = try shell(after: [])
    var offers: [Int] = []
    var hints: [String] = []
    let ask = {
      offers.append(shell.complete("ta", "ta".endIndex).candidates.count)
      hints.append(shell.hint("tap "))
    }
    _ = shell.run(
      ScriptedSource([.question(ask), .line("push <<END"), .question(ask), .interrupted]))
    #expect(offers == [1, 0] && hints.map(\.isEmpty) == [false, true])
  }
}
