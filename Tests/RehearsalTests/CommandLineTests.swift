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
    "invalid arguments exit with 2",
    arguments: [
      ["rnu"], ["run"], ["run", "--nonsense"], ["run", "nowhere.script"], ["fmt", "x"],
    ])
  func usage(arguments: [String]) {
    #expect(Rehearsal.run(arguments, on: HelloAppDelegate.self) == 2)
  }
}
