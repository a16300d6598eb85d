import Foundation
import ScriptLanguage
import ScriptRunner
import Testing

@testable import CommandLineInterface

@Suite("rehearse fmt")
struct FormatTests {
  private final class Output {
    var text = ""
  }

  /// Formats one script of a temporary folder; returns the exit code, the messages and the file.
  private func format(
    _ script: String, _ options: String...
  ) throws -> (code: Int32, messages: String, script: String) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.script")
    try Data(script.utf8).write(to: file)
    let output = Output()
    let console = Console(print: { output.text += $0 }, warn: { output.text += $0 })
    let code = ScriptCommandLine(console: console).format([file.path] + options)
    return (
      code, output.text.replacing(folder.path + "/", with: ""),
      try String(contentsOf: file, encoding: .utf8)
    )
  }

  @Test("a script that is not formatted is written, and named")
  func writes() throws {
    let result = try format("tap   \"A\"\n")
    #expect(result == (0, "formatted a.script\n", "tap \"A\"\n"))
  }

  @Test("with --check it exits 1, names the file and changes nothing")
  func check() throws {
    let result = try format("tap   \"A\"\n", "--check")
    #expect(
      result == (1, "a.script is not formatted: run `rehearse fmt a.script`\n", "tap   \"A\"\n"))
  }

  @Test("a formatted script is not touched")
  func formatted() throws {
    #expect(try format("tap \"A\"\n") == (0, "", "tap \"A\"\n"))
  }

  @Test("a script with a mistake exits 2 with the mistake, and is not changed")
  func mistake() throws {
    let result = try format("tap   \"A\"\ntpa\n")
    #expect(result.code == 2)
    #expect(result.script == "tap   \"A\"\ntpa\n")
    #expect(result.messages.contains("a.script:2:1"))
  }
}
