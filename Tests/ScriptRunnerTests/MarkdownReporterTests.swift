import RehearsalCore
import ScriptLanguage
import Testing

@testable import ScriptRunner

@Suite("The Markdown summary")
struct MarkdownReporterTests {
  private let passed = RunFixture.result(RunFixture.scenes[0], .zero)
  private let failed = RunFixture.result(RunFixture.scenes[1], .zero, RunFixture.failure)

  private func output(_ events: [RunEvent]) -> String {
    var text = ""
    let reporter = MarkdownReporter { text += $0 }
    for event in events { reporter.receive(event) }
    return text
  }

  @Test("a run with a failure has a table of the failures, and their details folded")
  func failure() {
    #expect(
      RunFixture.output { MarkdownReporter(output: $0) } == #"""
        ## ❌ 4 scenes: 2 passed, 1 failed, 1 not run in 1.500 s

        | Scene | Line | Result |
        | --- | --- | --- |
        | two \<2\> | journeys/a.script:5 | failed: there is no "Sign in" |

        <details><summary>journeys/a.script › two &lt;2&gt;</summary>

        ```text
          --> journeys/a.script:5:1
          there is no "Sign in"

          the screen:
            Home

          the last steps:
            250 ms  journeys/a.script:5  tap "Sign in"
        ```

        </details>

        """#)
  }

  @Test("a run that passed is one line, with a table only of scenes that failed before they passed")
  func flaky() {
    let ended = RunEvent.ended(RunSummary(passed: 1, elapsed: .seconds(1)))
    #expect(output([.sceneEnded(passed), ended]) == "## ✅ 1 scene: 1 passed in 1.000 s\n")
    var again = passed
    again.isFlaky = true
    #expect(
      output([.sceneEnded(again), ended]) == """
        ## ✅ 1 scene: 1 passed, 1 flaky in 1.000 s

        | Scene | Line | Result |
        | --- | --- | --- |
        | one | journeys/a.script:2 | flaky |

        """)
    var refused = failed
    refused.isFlaky = true
    #expect(
      output([.sceneEnded(refused), .ended(RunSummary(failed: 1))]).split(separator: "\n")
        .filter { $0.hasPrefix("| two") }.count == 1)
  }

  @Test("of 102 failures 100 are shown in full, and the others are counted")
  func limit() {
    let ends = Array(repeating: RunEvent.sceneEnded(failed), count: 102)
    let lines = output(ends + [.ended(RunSummary(failed: 102))]).split(separator: "\n")
    #expect(lines.filter { $0 == "</details>" }.count == 100)
    #expect(lines.filter { $0.hasPrefix("| two") }.count == 102)
    #expect(lines.last == "2 more failures are in the other reports.")
    let all = output(Array(ends.prefix(100)) + [.ended(RunSummary(failed: 100))])
    #expect(all.hasSuffix("\n</details>\n"))
  }

  @Test("the fence of a failure is longer than the runs of ` in its text")
  func fence() {
    let location = RunFixture.failure.location
    let failure = SceneFailure(
      summary: "", location: location, details: ["````", "a `b`"], screen: [], steps: [])
    let result = RunFixture.result(RunFixture.scenes[1], .zero, failure)
    let lines = output([.sceneEnded(result), .ended(RunSummary(failed: 1))])
      .split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("`") } == ["`````text", "````", "`````"])
  }

  @Test("a summary that is written while the run goes on says that it did not end")
  func interim() {
    var titles: [String] = []
    let reporter = MarkdownReporter(
      replace: { titles.append(String($0.prefix { $0 != "\n" })) }, output: { titles.append($0) })
    for event: RunEvent in [
      .began(sceneCount: 3), .sceneEnded(passed), .sceneEnded(passed), .sceneEnded(failed),
      .ended(RunSummary(passed: 2, failed: 1)),
    ] { reporter.receive(event) }
    let counts = ["0 passed, 0", "1 passed, 0", "2 passed, 0", "2 passed, 1"]
    #expect(
      titles == counts.map { "## ❌ The run did not end: \($0) failed before" } + [
        "## ❌ 3 scenes: 2 passed, 1 failed in 0.000 s"
      ])
  }
}
