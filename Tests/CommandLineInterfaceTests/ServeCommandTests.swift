import HeadlessUIKit
import ScriptLanguage
import ScriptRunner
import Testing

@testable import CommandLineInterface

private final class BlankAppDelegate: UIResponder, UIApplicationDelegate {}

@Suite("rehearse serve")
struct ServeCommandTests {
  /// Serves with some words; returns the exit code, and what was printed on each output.
  private func serve(_ words: [String]) -> (code: Int32, printed: String, warned: String) {
    let output = CapturedOutput()
    let scripts = ScriptCommandLine(console: output.console(), files: .memory([:]))
    let code = ConnectionCommandLine(scripts: scripts, delegate: BlankAppDelegate.self)
      .serve(words)
    return (code, output.printed, output.warned)
  }

  @Test(
    "a command line that cannot be used is refused with what to write",
    arguments: [
      (
        [],
        """
        error: expected `--stdio`, `--mcp` or `--web` after `serve`
           = `rehearse serve --schema` prints the methods

        """
      ),
      (
        ["--web", "--port", "70000"],
        "error: `--port` takes a number from 0 to 65535, not `70000`\n"
      ),
      (["--web", "--launch", "x"], "error: `--launch` takes key=value, not `x`\n"),
    ])
  func refused(_ words: [String], _ message: String) {
    #expect(serve(words) == (2, "", message))
  }

  @Test("--schema prints the methods as one line of JSON")
  func schema() {
    let (code, printed, warned) = serve(["--schema"])
    #expect((code, warned) == (0, ""))
    let start =
      #"{"$schema":"https://json-schema.org/draft/2020-12/schema","title":"rehearse serve","#
    #expect(printed.hasPrefix(start + #""methods":{"#))
    #expect(printed.hasSuffix("}\n") && printed.filter(\.isNewline).count == 1)
  }

  @Test("a port that another program has is refused, and without --port a free one is chosen")
  func taken() throws {
    let socket = try LoopbackSocket.listening()
    defer { socket.close() }
    #expect(
      serve(["--web", "--port", "\(socket.port)"])
        == (
          2, "",
          """
          error: port \(socket.port) cannot be opened: another program has it, or it is reserved
             = without `--port`, a free one is chosen

          """
        ))
  }
}
