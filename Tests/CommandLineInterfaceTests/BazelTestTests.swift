import Foundation
import ScriptLanguage
import ScriptRunner
import TestApps
import Testing

@testable import CommandLineInterface

@Suite("Bazel's files")
struct BazelTestTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Runs a body in a folder of its own; returns the files that exist while and after it runs.
  private func files(_ environment: [String: String]) throws -> [[String]] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func names() -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
    var during: [String] = []
    let code = try BazelTest(environment).running {
      during = names()
      return 7
    }
    #expect(code == 7)
    return [during, names()]
  }

  @Test("a run with shards writes their status, and its exit file while it runs")
  func shards() throws {
    let environment = [
      "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": path("shards"),
      "TEST_PREMATURE_EXIT_FILE": path("exit"),
    ]
    #expect(try files(environment) == [["exit", "shards"], ["shards"]])
  }

  @Test("a run without shards writes no status, and no file that is not named")
  func noShards() throws {
    #expect(
      try files([
        "TEST_SHARD_STATUS_FILE": path("shards"), "TEST_PREMATURE_EXIT_FILE": path("exit"),
      ])
        == [["exit"], []])
    #expect(try files(["TEST_PREMATURE_EXIT_FILE": ""]) == [[], []])
  }

  @Test("a file that cannot be written is named")
  func unwritable() {
    let environment = ["TEST_PREMATURE_EXIT_FILE": path("none/exit")]
    let error = #expect(throws: UsageError.self) { try BazelTest(environment).running { 0 } }
    #expect(
      error?.message.hasPrefix(
        "the file `\(path("none/exit"))` that Bazel names cannot be written: ")
        == true)
  }

  @Test("a run writes the reports that Bazel collects, besides those that are asked for")
  func writtenReports() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = CapturedOutput()
    let environment = [
      "XML_OUTPUT_FILE": path("out.xml"), "TEST_UNDECLARED_OUTPUTS_DIR": folder.path,
    ]
    let scripts = ScriptCommandLine(
      console: output.console(environment),
      files: .memory(["a.script": "scene \"one\"\nexpect no Anything\n"]))
    let code = scripts.run(
      ["a.script", "--isolation", "none", "--reporter", "tap=\(path("own.tap"))"],
      on: RootAppDelegate.self)
    #expect(code == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "out.xml", "own.tap", "rehearsal.jsonl",
      ])
  }

  @Test("reports are written where Bazel collects them")
  func reports() {
    let environment = ["XML_OUTPUT_FILE": "out.xml", "TEST_UNDECLARED_OUTPUTS_DIR": "/outputs"]
    #expect(
      BazelTest(environment).completed([]).map(\.file) == ["out.xml", "/outputs/rehearsal.jsonl"])
    #expect(BazelTest(["TEST_SRCDIR": "a"]).isRunning && !BazelTest(["PATH": "a"]).isRunning)
  }
}
