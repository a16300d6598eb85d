import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import ScriptLanguage
import Testing

@testable import ScriptRunner

@Suite("Interpreter of lines")
struct ScriptInterpreterTests {
  private func interpreter(isPrompt: Bool = true) throws -> ScriptInterpreter {
    let session = try Session(GreetingAppDelegate.self)
    try session.launch()
    return ScriptInterpreter(
      session, loader: ScriptLoader(files: .memory(["steps.script": "tap Greet\n"])),
      isPrompt: isPrompt)
  }

  private func messages(_ outcome: ScriptInterpreter.Outcome) -> [String] {
    if case .mistaken(let problems) = outcome { problems.flatMap(\.lines) } else { [] }
  }

  @Test("an action is performed; an empty line and a comment do nothing")
  func performing() throws {
    var interpreter = try interpreter()
    guard case .performed(let steps, _) = interpreter.feed("tap Greet") else {
      Issue.record("not performed")
      return
    }
    #expect(steps.map(\.text) == ["tap Greet"])
    #expect(interpreter.session.screen.elements.map(\.label).contains("Hello"))
    #expect(interpreter.feed("") == .nothing)
    #expect(interpreter.feed("# a comment") == .nothing)
  }

  @Test("a variable keeps its value for later lines, and include runs a file's lines")
  func variables() throws {
    var interpreter = try interpreter()
    #expect(interpreter.feed("let name = Greet") == .defined(name: "name", value: "Greet"))
    guard case .performed = interpreter.feed("tap \"${name}\"") else {
      Issue.record("not performed")
      return
    }
    guard case .performed(let steps, _) = interpreter.feed("include steps.script") else {
      Issue.record("not performed")
      return
    }
    #expect(steps.map(\.location.description) == ["steps.script:1:1"])
  }

  @Test("after another session took the place of the first one, lines act on it alone")
  func otherSession() throws {
    var interpreter = try interpreter()
    let (first, second) = (interpreter.session, try Session(GreetingAppDelegate.self))
    try second.launch()
    interpreter.session = second
    #expect(interpreter.session === second)
    guard case .performed = interpreter.feed("tap Greet") else {
      Issue.record("not performed")
      return
    }
    let greetings = [first, second].map { $0.screen.elements.first?.label }
    #expect(greetings == ["Good morning", "Hello"])
  }

  @Test("there is no recorder until one is set, which gets the records of later lines")
  func recorder() throws {
    var interpreter = try interpreter()
    #expect(interpreter.recorder == nil)
    var records: [String] = []
    let recorder = StepRecorder(interpreter.session, file: "a.script") { records.append($0) }
    interpreter.recorder = recorder
    #expect(interpreter.recorder === recorder)
    _ = interpreter.feed("tap Greet")
    #expect(records.count == 1)
  }

  @Test("a heredoc needs lines up to its end; the lines after it count on")
  func heredoc() throws {
    var interpreter = try interpreter()
    #expect(interpreter.feed("let note = <<END") == .incomplete(terminator: "END"))
    #expect(interpreter.isIncomplete)
    #expect(interpreter.feed("Hello") == .incomplete(terminator: "END"))
    #expect(interpreter.feed("END") == .defined(name: "note", value: "Hello"))
    #expect(!interpreter.isIncomplete)
    #expect(messages(interpreter.feed("tpa"))[1] == "  --> (prompt):4:1")
  }

  @Test("cancel discards an open heredoc")
  func cancel() throws {
    var interpreter = try interpreter()
    _ = interpreter.feed("let note = <<END")
    interpreter.cancel()
    #expect(!interpreter.isIncomplete)
    #expect(interpreter.finish() == .nothing)
  }

  @Test("a line that is lost with its app has the reason below it, and no heredoc stays open")
  func lost() throws {
    var interpreter = try interpreter()
    let error = SessionError("the app ended", notes: ["by a signal"])
    #expect(
      interpreter.lose("tap Greet", because: error) == [
        "  --> (prompt):1:1", "   |", " 1 | tap Greet", "   | ^^^^^^^^^", "  the app ended",
        "  by a signal",
      ])
    _ = interpreter.feed("let note = <<END")
    #expect(
      interpreter.lose("Hello", because: error) == ["error: the app ended", "  by a signal"])
    #expect(!interpreter.isIncomplete)
    guard case .performed = interpreter.feed("tap Greet") else {
      Issue.record("not performed")
      return
    }
  }

  @Test("finish reports an open heredoc")
  func finish() throws {
    var interpreter = try interpreter()
    _ = interpreter.feed("let note = <<END")
    _ = interpreter.feed("Hello")
    #expect(
      messages(interpreter.finish()) == [
        "error: the heredoc <<END is not closed", "  --> (prompt):1:1", "   |",
        " 1 | let note = <<END",
        "   | ^^^^^^^^^^^^^^^^ expected a later line that is only END",
      ])
  }

  @Test("a command of the prompt is returned at a prompt and is a mistake elsewhere")
  func prompt() throws {
    var prompt = try interpreter()
    #expect(prompt.feed("undo 2") == .prompt(.undo(2)))
    #expect(
      messages(prompt.feed("scene \"one\"")) == [
        "error: `scene` works only in a script file", "  --> (prompt):2:1", "   |",
        " 2 | scene \"one\"", "   | ^^^^^ not allowed at the prompt",
      ])
    var other = try interpreter(isPrompt: false)
    #expect(
      messages(other.feed("undo")).first == "error: `undo` works only at the prompt")
  }

  @Test("a failing step reports its line; the next line runs")
  func failure() throws {
    var interpreter = try interpreter()
    guard case .failed(let failure) = interpreter.feed("expect \"Hello\" now") else {
      Issue.record("not failed")
      return
    }
    #expect(failure.step.text == "expect \"Hello\" now")
    #expect(
      Array(failure.lines.prefix(4)) == [
        "  --> (prompt):1:1", "   |", " 1 | expect \"Hello\" now", "   | ^^^^^^^^^^^^^^^^^^",
      ])
    guard case .performed = interpreter.feed("tap Greet") else {
      Issue.record("not performed")
      return
    }
  }

  @Test("a snapshot at the prompt fails and says to use a script")
  func snapshot() throws {
    var interpreter = try interpreter()
    guard case .failed(let failure) = interpreter.feed("expect snapshot home") else {
      Issue.record("not failed")
      return
    }
    #expect(failure.summary == "a snapshot belongs to a script file, and this line is not in one")
  }

  @Test(
    "several findings that were not expected are a line each, and a semicolon apart in the summary")
  func findings() throws {
    var interpreter = try interpreter()
    let findings = interpreter.session.device.findings
    findings.report(.presentation, "Home presents Help twice.")
    findings.report(.presentation, "Nothing makes a Store.")
    guard case .failed(let failure) = interpreter.feed("expect no findings now") else {
      Issue.record("not failed")
      return
    }
    #expect(
      failure.reason.lines == [
        "  expected: no findings now",
        "  seen:     step 0: Home presents Help twice.",
        "            step 0: Nothing makes a Store.",
      ])
    #expect(
      failure.summary
        == "expected no findings now, seen: step 0: Home presents Help twice.; "
        + "step 0: Nothing makes a Store.")
  }
}
