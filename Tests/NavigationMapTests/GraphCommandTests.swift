import Foundation
import ScriptRunner
import Testing

@testable import CommandLineInterface
@testable import NavigationMap

@Suite("rehearse graph")
struct GraphCommandTests {
  private final class Output {
    var printed = ""
    var warned = ""
  }

  /// Runs `rehearse graph` in a folder with a script and maps; `@` stands for the folder.
  private func graph(
    _ arguments: String..., files: [String: String] = [:]
  ) throws -> (code: Int32, printed: String, warned: String, written: [String: String]) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let all = files.merging(["walk.script": notesScript]) { given, _ in given }
    for (name, text) in all {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let output = Output()
    let console = Console(print: { output.printed += $0 }, warn: { output.warned += $0 })
    let program = GraphCommandLine(
      scripts: ScriptCommandLine(console: console), delegate: NotesAppDelegate.self, width: 78)
    let code = program.run(arguments.map { $0.replacing("@", with: folder.path + "/") })
    var written: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where all[name] == nil {
      written[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    return (code, output.printed, output.warned.replacing(folder.path + "/", with: ""), written)
  }

  @Test("without a format it prints the map as text; --format prints another one")
  func formats() throws {
    let text = try graph("@walk.script")
    #expect(text.code == 0)
    #expect(try text.printed == notesMap().text(in: .text))
    #expect(
      try graph("@walk.script", "--format", "mermaid").printed == notesMap().text(in: .mermaid))
  }

  @Test("--output writes a file, whose ending names the format; a stored map is drawn again")
  func output() throws {
    let json = try graph("@walk.script", "--output", "@map.json")
    #expect(json.printed.isEmpty)
    #expect(try json.written == ["map.json": notesMap().json])
    let again = try graph("@map.json", "--format", "dot", files: ["map.json": notesMap().json])
    #expect(try again.printed == notesMap().text(in: .dot))
  }

  @Test("the folder of an exploration is its map with its faults, and stands alone")
  func exploration() throws {
    var map = try notesMap()
    let report = """
      {"event": "fault", "rule": "leak", "screen": "Note", "message": "it stays"}
      {"event": "end", "rule": "leak", "screen": "Note"}

      """
    let files = ["map.json": map.json, "report.jsonl": report]
    map.addFaults(ofReport: report)
    #expect(map.screens.filter { $0.name == "Note" }.flatMap(\.faults) == ["leak: it stays"])
    #expect(try graph("@", files: files).printed == map.text(in: .text))
    #expect(try graph("@map.json", files: files).printed == notesMap().text(in: .text))
    let both = try graph("@", "@walk.script", files: files)
    #expect(both.code == 2 && both.printed == "")
    #expect(both.warned.contains("stands alone, not beside other paths"))
    #expect(try graph("@").printed == notesMap().text(in: .text))
  }

  @Test("--compare prints what came and went and exits 1; nothing, and 0, for the same map")
  func compare() throws {
    let same = try graph(
      "@walk.script", "--compare", "@old.json", files: ["old.json": notesMap().json])
    #expect((same.code, same.printed) == (0, ""))
    let old = try notesMap("tap \"First note\"\n").json
    let changed = try graph("@walk.script", "--compare", "@old.json", files: ["old.json": old])
    #expect(changed.code == 1)
    #expect(changed.printed.hasPrefix("+ screen Compose\n+ screen Options\n+ edge "))
  }

  @Test("--cover lists what the given scripts do not walk")
  func cover() throws {
    let result = try graph(
      "@walk.script", "--cover", "@some.script", "--format", "dot",
      files: ["some.script": "tap \"First note\"\nback\n"])
    #expect(result.code == 0)
    #expect(result.warned.hasPrefix("no script reaches the screen Compose\n"))
    #expect(result.printed.contains("\"Compose\" [color=red]"))
  }

  @Test("a scene that fails is told, the map has what it walked, and the exit code is 1")
  func failure() throws {
    let result = try graph(
      "@walk.script", files: ["walk.script": "tap tab Options\nexpect screen Nowhere now\n"])
    #expect(result.code == 1)
    #expect(result.warned.hasPrefix("failed: walk.script › walk\n"))
    #expect(result.printed.contains("Options  ✗ 1"))
  }

  @Test(
    "a command line that cannot be followed exits 2 and says what to write",
    arguments: [
      (["@walk.script", "--format", "sgv"], "error: unknown format `sgv`\n"),
      (
        ["@walk.script", "--output", "@map.bmp"], "error: the ending of `map.bmp` names no format\n"
      ),
      (["@none.json"], "error: there is no map `none.json`, or it cannot be read\n"),
      (["@bad.json"], "error: `bad.json` is no map: it has no version, so it is no map\n"),
      (
        ["@walk.script", "--compare", "@bad.json", "--format", "svg"],
        "error: `--compare` prints the changes, so the map needs a file\n"
      ),
    ])
  func usage(arguments: [String], message: String) throws {
    let output = Output()
    let console = Console(print: { output.printed += $0 }, warn: { output.warned += $0 })
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("[]".utf8).write(to: folder.appendingPathComponent("bad.json"))
    try Data(notesScript.utf8).write(to: folder.appendingPathComponent("walk.script"))
    let program = GraphCommandLine(
      scripts: ScriptCommandLine(console: console), delegate: NotesAppDelegate.self, width: 78)
    let code = program.run(arguments.map { $0.replacing("@", with: folder.path + "/") })
    #expect(code == 2)
    #expect(output.warned.replacing(folder.path + "/", with: "").hasPrefix(message))
  }
}
