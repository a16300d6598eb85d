import Foundation
import ScriptLanguage
import Testing

@testable import ScriptRunner

@Suite("Failures of scenes whose process ended")
struct EndedProcessTests {
  private static let scene = RunFixture.scenes[1]

  @Test("a process that ends in a step fails that step, and before the first one the scene")
  func places() {
    let recent = RecentSteps()
    let inStep = SceneFailure(
      .exit(3), of: Self.scene, at: Self.scene.steps[0], recent, output: ["a"])
    #expect(inStep.summary == "the app ended its process with exit code 3")
    #expect(inStep.location.description == "journeys/a.script:5:1")
    #expect(
      inStep.details == [
        "  --> journeys/a.script:5:1", "   |", #" 5 | tap "Sign in""#, "   | ^^^^^^^^^^^^^",
        "  the app ended its process with exit code 3",
        "  an iOS app never ends its own process: remove the call of `exit`",
      ])
    #expect(inStep.output == ["a"] && inStep.screen == [] && inStep.steps == [])
    let before = SceneFailure(.signal(SIGSEGV), of: Self.scene, at: nil, recent, output: [])
    let message =
      "the app crashed: SIGSEGV, an invalid memory access, as after a recursion without end"
    #expect(before.summary == "\(message), before its first step")
    #expect(before.location == Self.scene.location)
    #expect(
      before.details == [
        "  --> journeys/a.script:4:1", "  \(message), before its first step",
        "  `--isolation none` runs the scene in this process, for a debugger",
      ])
  }

  @Test("each end has a message and a remedy")
  func messages() {
    let ends: [SceneEnd] = [.completed, .timeout(.seconds(90)), .notStarted, .signal(77)]
    #expect(
      ends.map(\.message) == [
        "the scene was completed", "the scene did not end within 1 min 30 s of wall-clock time",
        "the system could not create a process for the scene", "the app crashed: signal 77",
      ])
    #expect(ends.map(\.notes.count) == [0, 1, 1, 1])
    let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGKILL, SIGTERM]
    let names = ["ILL", "TRAP", "ABRT", "SEGV", "BUS", "FPE", "KILL", "TERM"]
    for (signal, name) in zip(signals, names) {
      #expect(SceneEnd.signal(signal).message.hasPrefix("the app crashed: SIG\(name), "))
    }
  }
}
