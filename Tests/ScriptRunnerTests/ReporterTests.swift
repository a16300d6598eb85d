import HeadlessDevice
import ScriptLanguage
import Testing

@testable import RehearsalCore
@testable import ScriptRunner

@Suite("Reporters")
struct ReporterTests {
  @Test("the human report has a line for each scene and the details of a failure")
  func human() {
    #expect(
      RunFixture.output { HumanReporter(output: $0) } == """
        journeys/a.script
          ✓ one  1 s
          ✗ two <2>

              --> journeys/a.script:5:1
              there is no "Sign in"

              the screen:
                Home

              the last steps:
                250 ms  journeys/a.script:5  tap "Sign in"

          ✓ one (2)  0 ms
          - three, not run

        4 scenes: 2 passed, 1 failed, 1 not run in 1.500 s

        """)
  }

  @Test("a colored human report marks passed scenes green and failed scenes red")
  func colors() {
    let text = RunFixture.output { HumanReporter(isColored: true, output: $0) }
    #expect(text.contains("  \u{1B}[32m✓\u{1B}[0m one  \u{1B}[2m1 s\u{1B}[0m\n"))
    #expect(text.contains("  \u{1B}[31m✗\u{1B}[0m two <2>\n"))
  }

  @Test("the TAP report has a test point for each scene and a YAML block for a failure")
  func tap() {
    #expect(
      RunFixture.output { TAPReporter(output: $0) } == #"""
        TAP version 14
        1..4
        ok 1 - journeys/a.script › one
        not ok 2 - journeys/a.script › two <2>
          ---
          message: "there is no \"Sign in\""
          severity: fail
          at:
            file: "journeys/a.script"
            line: 5
            column: 1
          details: |2
              --> journeys/a.script:5:1
              there is no "Sign in"
        \#("  ")
              the screen:
                Home
        \#("  ")
              the last steps:
                250 ms  journeys/a.script:5  tap "Sign in"
          ...
        ok 3 - journeys/a.script › one (2)
        ok 4 - journeys/a.script › three # SKIP not run

        """#)
  }

  @Test("the JUnit report has a suite for each file, and numbers a repeated name")
  func junit() {
    #expect(
      RunFixture.output { JUnitReporter(output: $0) } == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="rehearse" tests="4" failures="1" errors="0" time="1.500">
          <testsuite name="journeys/a.script" tests="4" failures="1" errors="0" skipped="1" time="0.750">
            <testcase classname="journeys.a" name="one" file="journeys/a.script" line="2" time="0.250"/>
            <testcase classname="journeys.a" name="two &lt;2&gt;" file="journeys/a.script" line="5" time="0.250">
              <failure message="there is no &quot;Sign in&quot;" type="failure">  --&gt; journeys/a.script:5:1
          there is no &quot;Sign in&quot;

          the screen:
            Home

          the last steps:
            250 ms  journeys/a.script:5  tap &quot;Sign in&quot;</failure>
            </testcase>
            <testcase classname="journeys.a" name="one (2)" file="journeys/a.script" line="2" time="0.250"/>
            <testcase classname="journeys.a" name="three" file="journeys/a.script" line="6" time="0.000">
              <skipped/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("the JSON lines report has an object for each event")
  func jsonLines() {
    let about = #""file": "journeys/a.script", "name": "one", "line": 2"#
    let tags = #""tags": ["smoke"]"#
    let two = #""file": "journeys/a.script", "name": "two <2>", "line": 4, "round": 1"#
    #expect(
      RunFixture.output { JSONLinesReporter(output: $0) } == #"""
        {"event": "run-began", "version": 1, "scenes": 4}
        {"event": "scene-began", \#(about), "round": 1, \#(tags)}
        {"event": "scene-ended", \#(about), "round": 1, \#(tags), "outcome": "passed", "virtual_ms": 1000, "elapsed_ms": 250}
        {"event": "scene-began", \#(two), \#(tags)}
        {"event": "scene-ended", \#(two), \#(tags), "outcome": "failed", "virtual_ms": 0, "elapsed_ms": 250, "failure": {"message": "there is no \"Sign in\"", "file": "journeys/a.script", "line": 5, "column": 1, "details": ["  --> journeys/a.script:5:1", "  there is no \"Sign in\""], "screen": ["Home"], "steps": [{"file": "journeys/a.script", "line": 5, "column": 1, "command": "tap \"Sign in\"", "start_ms": 250}], "requests": [], "output": []}}
        {"event": "scene-began", \#(about), "round": 2, \#(tags)}
        {"event": "scene-ended", \#(about), "round": 2, \#(tags), "outcome": "passed", "virtual_ms": 0, "elapsed_ms": 250}
        {"event": "scene-skipped", "file": "journeys/a.script", "name": "three", "line": 6, "round": 1, \#(tags)}
        {"event": "run-ended", "passed": 2, "failed": 1, "skipped": 1, "elapsed_ms": 1500}

        """#)
  }

  @Test("the JSON line of a step has its place, its command without secrets, and the next screen")
  func jsonLineOfStep() throws {
    var text = ""
    let step = try #require(RunFixture.scenes[1].steps.first)
    let screen = Screen(app: "Crew", name: "Home", path: [], elements: [], pending: [])
    let shown = ShownStep(step, screen, secrets: SecretTexts().adding(["Sign"]))
    JSONLinesReporter { text += $0 }.receive(.stepPerformed(shown))
    #expect(
      text == #"""
        {"event": "step", "at": "journeys/a.script:5:1", "command": "tap \"•••••• in\"", "screen": "Home"}

        """#)
  }

  @Test("GitHub gets one annotation at the failed line")
  func annotations() {
    #expect(
      RunFixture.output { GitHubAnnotator(output: $0) }
        == "::error file=journeys/a.script,line=5,col=1,title=two <2>::there is no \"Sign in\"\n")
  }

  @Test("two reports on standard output, an unknown reporter and a missing file name are mistakes")
  func targets() {
    func message(_ values: String...) -> [String]? {
      #expect(throws: UsageError.self) { try ReportTarget.all(values) }?.lines
    }
    #expect(
      message("tap", "junit") == [
        "error: only one report can go to standard output, not tap and junit",
        "   = write the others to files, as in --reporter junit=report.xml",
      ])
    #expect(message("tap=a", "jsonl=./a") == ["error: two reports go to the file `./a`"])
    #expect(
      message("tab") == [
        "error: unknown reporter `tab`", "   = did you mean `tap`?",
        "   = the reporters are human, tap, junit, jsonl, markdown and html",
      ])
    #expect(
      message("junit=") == [
        "error: `--reporter junit=` has no file name",
        "   = expected a file, as in --reporter junit=report.xml",
      ])
  }

  @Test("findings and requests are listed with a failed scene, and counted for those that pass")
  func findings() {
    let log = Device().findings
    log.step = 3
    log.report(.init(rawValue: "presentation"), "First\nSecond")
    let finding = log.all[0]
    var failure = RunFixture.failure
    failure.requests = ["0 ms  GET /trips  200 after 200 ms"]
    var failed = RunFixture.result(RunFixture.scenes[1], .zero, failure)
    failed.findings = [finding]
    #expect(
      failed.failureLines.suffix(6) == [
        "  the requests since the scene began:", "    0 ms  GET /trips  200 after 200 ms", "",
        "  the findings since the scene began:", "    step 3: First", "      Second",
      ])
    var passed = RunFixture.result(RunFixture.scenes[0], .zero)
    passed.findings = [finding, finding]
    var tally = RunTally()
    tally.count(.sceneEnded(passed))
    tally.count(.sceneEnded(failed))
    #expect(
      tally.line(RunSummary(passed: 1, failed: 1))
        == "2 scenes: 1 passed, 1 failed in 0.000 s; 2 findings in a scene that passed")
  }

  @Test("a run without scenes is summed up without counts")
  func noScenes() {
    #expect(RunTally().line(RunSummary()) == "0 scenes in 0.000 s")
  }

  @Test(
    "remarks are in the JSON lines, and a link that nobody handled is shown for a scene that passed"
  )
  func remarks() {
    var result = RunFixture.result(RunFixture.scenes[0], .zero)
    let place = ScriptLocation(file: "journeys/a.script", line: 3, column: 1)
    result.remarks = [
      SceneRemark(location: place, text: "tapped after 200 ms"),
      SceneRemark(location: place, text: "nobody handled the URL a://b"),
    ]
    let event = RunEvent.sceneEnded(result)
    func output(_ make: (@escaping (String) -> Void) -> any Reporter) -> String {
      var text = ""
      make { text += $0 }.receive(event)
      return text
    }
    #expect(
      output { HumanReporter(output: $0) }
        == "  ✓ one  0 ms\n      (line 3: nobody handled the URL a://b)\n")
    #expect(
      output { JSONLinesReporter(output: $0) }.contains(
        #""remarks": [{"file": "journeys/a.script", "line": 3, "message": "tapped after 200 ms"}, "#
      ))
  }

  @Test("escape sequences and control characters are left out, and XML is escaped by scalars")
  func characters() {
    #expect("a\u{1B}[31mb\u{7}c\u{2028}d".printable == "ab c d")
    #expect("<\u{301}&".xmlEscaped == "&lt;\u{301}&amp;")
  }
}
