import RehearsalCore
import ScriptLanguage
import Testing

@testable import ScriptRunner

@Suite("The lines of a step's failure")
struct StepFailureTests {
  @Test("an expectation that failed has each of its parts on lines of their own, in one order")
  func expectation() {
    let failure = ExpectationFailure(
      expected: "title \"Home\"",
      seen: "title \"Hone\"" + ExpectationFailure.itemSeparator + "more",
      nearest: "Home", difference: ["- Home", "+ Hone"],
      next: "request GET /home in 2 s, past the limit of 1 s: `within` allows more",
      waited: .seconds(1))
    #expect(
      StepFailure.Reason.expectation(failure).lines == [
        "  expected: title \"Home\"",
        "  seen:     title \"Hone\"",
        "            more",
        "  nearest:  Home",
        "  difference:",
        "    - Home",
        "    + Hone",
        "  waited:   1 s of virtual time",
        "  next:     request GET /home in 2 s, past the limit of 1 s: `within` allows more",
      ])
  }

  @Test("parts that are not there have no lines")
  func short() {
    let failure = ExpectationFailure(expected: "2 cells now", seen: "1 cell")
    #expect(
      StepFailure.Reason.expectation(failure).lines == [
        "  expected: 2 cells now", "  seen:     1 cell",
      ])
  }

  @Test("an action that failed has its message, and its notes below")
  func action() {
    let error = SessionError("there is no \"Send\"", notes: ["nothing is pending"])
    #expect(
      StepFailure.Reason.action(error).lines == ["  there is no \"Send\"", "  nothing is pending"])
  }

  @Test("below the line and the reason come the remarks, and then each file that included it")
  func remarksAndIncludes() throws {
    let files = ScriptFiles.memory([
      "outer.script": "\ninclude inner.script\n", "inner.script": "include last.script\n",
      "last.script": "tap Send\n",
    ])
    let scene = try #require(ScriptLoader(files: files).load("outer.script").scenes.first)
    let failure = StepFailure(
      reason: .action(SessionError("there is no \"Send\"")),
      step: try #require(scene.steps.first), remarks: ["last.script:1: tapped twice"])
    #expect(
      failure.lines == [
        "  --> last.script:1:1", "   |", " 1 | tap Send", "   | ^^^^^^^^",
        "  there is no \"Send\"", "  last.script:1: tapped twice",
        "  included at inner.script:1:1", "  included at outer.script:2:1",
      ])
    #expect(failure.summary == "there is no \"Send\"")
  }

  @Test("failures are equal where their reasons, steps and remarks are, and only there")
  func equality() throws {
    let files = ScriptFiles.memory(["a.script": "tap Send\ntap Cancel\n"])
    let scene = try #require(ScriptLoader(files: files).load("a.script").scenes.first)
    let (first, second) = (try #require(scene.steps.first), try #require(scene.steps.last))
    let reasons = ["none", "two"].map { StepFailure.Reason.action(SessionError($0)) }
    let failure = StepFailure(reason: reasons[0], step: first, remarks: ["tapped twice"])
    let others = [
      StepFailure(reason: reasons[0], step: first, remarks: ["tapped twice"]),
      StepFailure(reason: reasons[1], step: first, remarks: ["tapped twice"]),
      StepFailure(reason: reasons[0], step: second, remarks: ["tapped twice"]),
      StepFailure(reason: reasons[0], step: first),
      StepFailure(reason: reasons[1], step: second),
    ]
    #expect(others.map { $0 == failure } == [true, false, false, false, false])
  }
}
