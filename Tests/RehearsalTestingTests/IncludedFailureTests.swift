import Foundation
import RehearsalTesting
import Testing

@Suite("Failures in included scripts")
struct IncludedFailureTests {
  /// Runs a body with a script that includes steps, in a folder of its own.
  private func withScripts(_ steps: String, _ body: (String, Journey) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scripts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("steps"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("scene \"greets\"\nexpect \"Hello\" now\ninclude steps/more.script\n".utf8)
      .write(to: folder.appendingPathComponent("all.script"))
    try Data(steps.utf8).write(to: folder.appendingPathComponent("steps/more.script"))
    let journeys = try Journey.all(in: folder.path)
    #expect(journeys.map(\.scene.name) == ["greets"])
    try body(folder.standardizedFileURL.path, #require(journeys.first))
  }

  @Test("a step that fails in an included script is recorded in that one, at its line")
  func included() throws {
    try withScripts("\n  expect \"Good bye\" now\n") { folder, journey in
      let failure = try #require(journey.run(HelloAppDelegate.self))
      #expect(failure.file == folder + "/steps/more.script")
      #expect(failure.line == 2)
      withKnownIssue {
        journey.rehearse(HelloAppDelegate.self)
      } matching: { issue in
        issue.sourceLocation.map { $0.fileID == "steps/more.script" && $0.line == 2 } ?? false
      }
    }
  }

  @Test("a step that fails in the scene's own script is recorded in that, below its folder")
  func own() throws {
    let journey = try #require(Journey.all(in: "Scripts").last)
    withKnownIssue {
      journey.rehearse(HelloAppDelegate.self)
    } matching: { issue in
      issue.sourceLocation?.fileID == "Scripts/greeting.script"
    }
  }
}
