import HeadlessDevice
import RehearsalCore
import ScriptLanguage
import Testing

@testable import ScriptRunner

@Suite("Texts that are hard to report")
struct HardTextTests {
  /// Returns what a reporter writes of a scene that failed with a message, on a screen.
  private func output(
    _ message: String, screen: [String] = [],
    _ make: (@escaping (String) -> Void) -> any Reporter
  ) -> String {
    final class Output { var text = "" }
    let output = Output()
    let reporter = make { output.text += $0 }
    let scene = RunFixture.scenes[1]
    let failure = SceneFailure(
      summary: message, location: scene.location, details: ["  \(message)"], screen: screen,
      steps: [])
    for event: RunEvent in [
      .began(sceneCount: 1), .sceneBegan(scene, round: 1),
      .sceneEnded(RunFixture.result(scene, .zero, failure)), .ended(RunSummary(failed: 1)),
    ] { reporter.receive(event) }
    return output.text
  }

  @Test("a line that begins with the end of a YAML block moves TAP's details into quotes")
  func tap() {
    let text = output("wait", screen: ["  ...", "Bail out!"]) { TAPReporter(output: $0) }
    #expect(
      text.hasSuffix(
        """
          column: 1
          details: "  wait\\n\\n  the screen:\\n      ...\\n    Bail out!\\n"
          ...

        """))
  }

  @Test("escape sequences and control characters of the app do not reach the terminal")
  func human() {
    let text = output("\u{1B}[31mred\u{1B}[0m \u{1B}]0;title\u{7}end\u{0}") {
      HumanReporter(output: $0)
    }
    #expect(text.contains("      red end \n"))
    #expect(!text.unicodeScalars.contains("\u{1B}"))
  }

  @Test("an annotation is one line, whatever its message has")
  func github() {
    let text = output("50%\n::error::x\u{1B}[1m\r") { GitHubAnnotator(output: $0) }
    #expect(text.hasSuffix("::50%25%0A::error::x \n"))
  }

  @Test("an attribute of a JUnit report is one line without escape sequences, and escaped")
  func xml() {
    let text = output("one\n<two>\u{1B}[1m") { JUnitReporter(output: $0) }
    #expect(text.contains(#"<failure message="one &lt;two&gt;" type="failure">"#), "\(text)")
  }

  @Test(
    "escape sequences are dropped, and other control characters are spaces",
    arguments: [
      ("\u{1B}[31;1mred\u{1B}[0m", "red"), ("\u{1B}]8;;http://x\u{1B}\\link", "link"),
      ("\u{1B}(Bplain", "Bplain"), ("a\u{0}b\u{85}c\u{2028}d", "a b c d"),
      ("\u{1B}[", ""), ("\u{1B}", ""), ("\u{1B}]0;never ends", ""), ("é 👩‍👩‍👧 مرحبا", "é 👩‍👩‍👧 مرحبا"),
    ])
  func printable(text: String, expected: String) {
    #expect(text.printable == expected)
  }

  @Test(
    "a report that is a document is whole from its beginning, and says that the run did not end")
  func interim() {
    final class Written { var texts: [String] = [] }
    let written = Written()
    let reporter = JUnitReporter(replace: { written.texts.append($0) }, output: { _ in })
    reporter.receive(.began(sceneCount: 2))
    #expect(
      written.texts == [
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="rehearse" tests="1" failures="0" errors="1" time="0.000">
          <testsuite name="rehearse" tests="1" failures="0" errors="1" skipped="0" time="0.000">
            <testcase classname="rehearse" name="the end of the run" time="0.000">
              <error message="the run did not end: scenes after these are missing" type="error">the run did not end: scenes after these are missing</error>
            </testcase>
          </testsuite>
        </testsuites>

        """
      ])
    reporter.receive(.sceneEnded(RunFixture.result(RunFixture.scenes[0], .zero)))
    #expect(written.texts.last?.contains("name=\"one\"") == true)
    #expect(written.texts.last?.contains("the end of the run") == true)
    reporter.receive(.ended(RunSummary(passed: 1)))
    #expect(written.texts.last?.contains("the end of the run") == false)
    #expect(written.texts.count == 3)
  }

  @Test("a thousand scenes that pass are written few times, and failures at most fifty times more")
  func interimCount() {
    final class Count { var writes = 0 }
    func writes(_ failure: SceneFailure?) -> Int {
      let count = Count()
      var report = InterimReport(replace: { _ in count.writes += 1 }, output: { _ in })
      for _ in 0..<1_000 {
        let result = RunFixture.result(RunFixture.scenes[0], .zero, failure)
        report.receive(.sceneEnded(result)) { "" }
      }
      return count.writes
    }
    #expect(writes(nil) < 40)
    #expect(writes(RunFixture.failure) < 90)
  }

  @Test("a Markdown summary of a run that did not end says so")
  func markdown() {
    final class Written { var text = "" }
    let written = Written()
    let reporter = MarkdownReporter(replace: { written.text = $0 }, output: { _ in })
    reporter.receive(.began(sceneCount: 2))
    reporter.receive(.sceneEnded(RunFixture.result(RunFixture.scenes[0], .zero)))
    #expect(written.text == "## ❌ The run did not end: 1 passed, 0 failed before\n")
  }
}
