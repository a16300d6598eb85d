import ScriptRunner
import Testing

@testable import CommandLineInterface
@testable import ScriptLanguage

@Suite("rehearse fmt where files cannot be written")
struct UnwritableFormatTests {
  private struct Full: Error, CustomStringConvertible {
    let description = "the disk is full"
  }

  /// Formats scripts on a disk that takes no bytes; returns the exit code and the messages.
  private func format(_ scripts: [String: String], _ options: String...) -> (Int32, String) {
    let memory = ScriptFiles.memory(scripts)
    let files = ScriptFiles(
      read: memory.read, entries: memory.entries, realPath: memory.realPath,
      write: { _, _ in throw Full() })
    let output = CapturedOutput()
    let command = ScriptCommandLine(console: output.console(), files: files)
    let code = command.format(scripts.keys.sorted() + options)
    #expect(output.printed == "")
    return (code, output.warned)
  }

  @Test("each script that cannot be written is named with the reason, and the exit code is 2")
  func unwritable() {
    #expect(
      format(["a.script": "tap   A\n", "b.script": "tap A\n", "c.script": "tap   C\n"])
        == (
          2,
          """
          error: `a.script` cannot be written: the disk is full
          error: `c.script` cannot be written: the disk is full

          """
        ))
  }

  @Test("--check writes nothing, and so does not need to")
  func check() {
    #expect(
      format(["a.script": "tap   A\n"], "--check")
        == (1, "a.script is not formatted: run `rehearse fmt a.script`\n"))
  }
}
