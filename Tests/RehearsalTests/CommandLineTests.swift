import Foundation
import Rehearsal
import Testing

@Suite("The command line, for any app")
struct CommandLineTests {
  /// Runs `rehearse run` on a script, on the twenty-line app.
  private func exitCode(of script: String, _ arguments: [String] = []) throws -> Int32 {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearsal-\(UUID().uuidString).script")
    try Data(script.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return Rehearsal.run(["run", file.path] + arguments, on: HelloAppDelegate.self)
  }

  @Test("0 where every scene passes")
  func passes() throws {
    #expect(try exitCode(of: "tap Greet\nexpect button Hello\nexpect no leaks\n") == 0)
  }

  @Test("1 where a scene fails")
  func fails() throws {
    #expect(try exitCode(of: "expect button Goodbye\n") == 1)
  }

  @Test("2 where a script is broken, and nothing is run")
  func broken() throws {
    #expect(try exitCode(of: "tap Greet\ntpa Greet\n") == 2)
  }

  @Test("2 where there is nothing to run, unless that is said to be no mistake")
  func nothing() throws {
    #expect(try exitCode(of: "# nothing\n", ["--filter", "nowhere"]) == 2)
    #expect(try exitCode(of: "# nothing\n", ["--filter", "nowhere", "--pass-with-no-scenes"]) == 0)
  }

  @Test(
    "2 where the arguments cannot be followed",
    arguments: [
      ["rnu"], ["run"], ["run", "--nonsense"], ["run", "nowhere.script"], ["fmt", "x"],
    ])
  func usage(arguments: [String]) {
    #expect(Rehearsal.run(arguments, on: HelloAppDelegate.self) == 2)
  }
}
