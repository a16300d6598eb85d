import ScriptLanguage
import Testing

@testable import CommandLineInterface

@Suite("rehearse report merge")
struct ReportCommandTests {
  private static let lines = """
    {"event": "run-began", "version": 1, "scenes": 1}
    {"event": "scene-began", "file": "a.script", "name": "one", "line": 1, "round": 1, "tags": []}
    {"event": "scene-ended", "file": "a.script", "name": "one", "line": 1, "round": 1, "tags": [], \
    "outcome": "passed", "virtual_ms": 0, "elapsed_ms": 8.5}
    {"event": "run-ended", "passed": 1, "failed": 0, "skipped": 0, "elapsed_ms": 32}

    """

  /// Merges a report of one scene that passed; returns the exit code and what was printed.
  private func merge(_ options: String...) -> (code: Int32, printed: String, warned: String) {
    let output = CapturedOutput()
    let code = ScriptCommandLine(
      console: output.console(), files: .memory(["1.jsonl": Self.lines])
    ).report(["merge", "1.jsonl"] + options)
    return (code, output.printed, output.warned)
  }

  @Test("the report of scenes that passed is printed, with exit code 0")
  func passed() {
    #expect(
      merge("--reporter", "tap") == (0, "TAP version 14\n1..1\nok 1 - a.script › one\n", ""))
  }

  #if os(Linux)
    @Test("a report or times that cannot be written are an error each, with exit code 2")
    func full() {
      let error = "error: the report `/dev/full` cannot be written: No space left on device\n"
      #expect(merge("--reporter", "tap=/dev/full") == (2, "", error))
      #expect(
        merge("--reporter", "tap", "--timings", "/dev/full")
          == (2, "TAP version 14\n1..1\nok 1 - a.script › one\n", error))
    }
  #endif
}
