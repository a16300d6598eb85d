import Foundation
import Rehearsal
import Testing

@Suite("The command line of an app")
struct CommandLineTests {
  /// Runs `rehearse run` on a script, on the twenty-line app.
  private func exitCode(of script: String, _ arguments: [String] = []) throws -> Int32 {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearsal-\(UUID().uuidString).script")
    try Data(script.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return Rehearsal.run(["run", file.path] + arguments, on: HelloAppDelegate.self)
  }

  @Test("a passing scene exits with 0")
  func passes() throws {
    #expect(try exitCode(of: "tap Greet\nexpect button Hello\nexpect no leaks\n") == 0)
  }

  @Test("a failing scene exits with 1")
  func fails() throws {
    #expect(try exitCode(of: "expect button Goodbye\n") == 1)
  }

  @Test("a script with a mistake exits with 2")
  func broken() throws {
    #expect(try exitCode(of: "tap Greet\ntpa Greet\n") == 2)
  }

  @Test("no scenes exit with 2, or with 0 for --pass-with-no-scenes")
  func nothing() throws {
    #expect(try exitCode(of: "# nothing\n", ["--filter", "nowhere"]) == 2)
    #expect(try exitCode(of: "# nothing\n", ["--filter", "nowhere", "--pass-with-no-scenes"]) == 0)
  }

  @Test(
    "a storage or a report that cannot be written, and a prompt in another process, exit with 2",
    arguments: [
      ["--storage", "/dev/null"], ["--reporter", "junit=/dev/full"],
      ["--reporter", "tap=/dev/null/report"], ["--timings", "/dev/null/timings"],
      ["--shell-on-failure"],
    ])
  func targets(arguments: [String]) throws {
    #expect(try exitCode(of: "tap Greet\n", arguments) == 2)
  }

  @Test("two shards of one run are joined, and one without the other exits with 2")
  func shards() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = "scene \"one\"\ntap Greet\nscene \"two\"\ntap Greet\n"
    let parts = (1...2).map { folder.appendingPathComponent("\($0).jsonl").path }
    for (index, part) in parts.enumerated() {
      let arguments = ["--shard", "\(index + 1)/2", "--reporter", "jsonl=\(part)"]
      #expect(try exitCode(of: script, arguments) == 0)
    }
    // Each shard read a file of its own name, which a merge does not compare.
    let merge = { (parts: [String]) in
      Rehearsal.run(
        ["report", "merge"] + parts + ["--reporter", "tap=\(folder.path)/whole.tap"],
        on: HelloAppDelegate.self)
    }
    #expect(merge(parts) == 0)
    #expect(merge([parts[0]]) == 2)
  }

  @Test(
    "invalid arguments exit with 2",
    arguments: [
      ["rnu"], ["run"], ["run", "--nonsense"], ["run", "nowhere.script"], ["fmt", "x"],
      ["run", "x", "--retries", "many"], ["run", "x", "--shard", "4/3"],
      ["run", "x", "--launch", "y"],
      ["report"], ["report", "join", "a.jsonl"], ["report", "merge"],
      ["report", "merge", "nowhere.jsonl"],
    ])
  func usage(arguments: [String]) {
    #expect(Rehearsal.run(arguments, on: HelloAppDelegate.self) == 2)
  }
}
