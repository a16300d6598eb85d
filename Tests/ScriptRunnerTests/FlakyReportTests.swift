import ScriptLanguage
import Testing

@testable import HeadlessDevice
@testable import ScriptRunner

@Suite("Reports of scenes that passed at a later attempt, or with mistakes of the app")
struct FlakyReportTests {
  /// The events of three scenes: a flaky one, one with findings, and one whose findings are many.
  private var events: [RunEvent] {
    var results = RunFixture.scenes.map { RunFixture.result($0, .seconds(1)) }
    (results[0].isFlaky, results[0].attempts) = (true, 3)
    func finding(_ step: Int) -> Finding {
      Finding(kind: .init(rawValue: "leak"), message: "Menu <\(step)> is kept", step: step)
    }
    results[1].findings = [finding(0), finding(2)]
    results[2].findings = [finding(1)]
    return [.began(sceneCount: 3)] + results.map { .sceneEnded($0) }
      + [.ended(RunSummary(passed: 3, failed: 0, skipped: 0, elapsed: .milliseconds(500)))]
  }

  private func output(_ make: (@escaping (String) -> Void) -> any Reporter) -> [String] {
    final class Output { var text = "" }
    let output = Output()
    let reporter = make { output.text += $0 }
    for event in events { reporter.receive(event) }
    return output.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("the human report says at which attempt a scene passed, and counts findings")
  func human() {
    let lines = output { HumanReporter(output: $0) }
    #expect(lines.contains("  ✓ one  1 s, flaky: passed at attempt 3"))
    #expect(lines.contains("  ✓ two <2>  1 s"))
    #expect(
      lines.suffix(2) == [
        "3 scenes: 3 passed, 1 flaky in 0.500 s; 3 findings in 2 scenes that passed", "",
      ])
  }

  @Test("the TAP report marks a flaky scene; a plan without scenes says so")
  func tap() {
    #expect(
      output { TAPReporter(output: $0) } == [
        "TAP version 14", "1..3", "ok 1 - journeys/a.script › one # flaky",
        "ok 2 - journeys/a.script › two <2>", "ok 3 - journeys/a.script › three", "",
      ])
    final class Output { var text = "" }
    let none = Output()
    TAPReporter { none.text += $0 }.receive(.began(sceneCount: 0))
    #expect(none.text == "TAP version 14\n1..0 # no scenes\n")
  }

  @Test("JUnit XML has the attempt and the findings of a passed scene as its output")
  func junit() {
    let lines = output { JUnitReporter(output: $0) }
    let outputs = lines.drop { !$0.contains("<system-out>") }
    #expect(
      outputs.first == "      <system-out>flaky: passed at attempt 3</system-out>")
    #expect(lines.contains { $0.contains("finding, ") && $0.contains("Menu &lt;0&gt; is kept") })
    #expect(lines.contains { $0.contains("failures=\"0\"") })
  }

  @Test("each end of a process has its words and its advice")
  func ends() {
    let debugger = ["`--isolation none` runs the scene in this process, for a debugger"]
    let signals: [(Int32, String)] = [
      (4, "SIGILL, an illegal instruction, as after a trap of Swift"),
      (5, "SIGTRAP, a trap of Swift"), (6, "SIGABRT, the process was aborted"),
      (11, "SIGSEGV, an invalid memory access, as after a recursion without end"),
      (8, "SIGFPE, an arithmetic error"),
      (9, "SIGKILL, the process was killed, as by a system that lacks memory"),
      (15, "SIGTERM, the process was terminated"), (63, "signal 63"),
    ]
    for (number, name) in signals {
      #expect(SceneEnd.signal(number).message == "the app crashed: \(name)")
      #expect(SceneEnd.signal(number).notes == debugger)
    }
    let others: [SceneEnd] = [.completed, .exit(3), .timeout(.seconds(60)), .notStarted]
    #expect(
      others.map(\.message) == [
        "the scene was completed", "the app ended its process with exit code 3",
        "the scene did not end within 1 min of wall-clock time",
        "the system could not create a process for the scene",
      ])
    #expect(others.map(\.notes.count) == [0, 1, 1, 1])
  }
}
