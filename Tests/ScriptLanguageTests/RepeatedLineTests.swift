import RehearsalCore
import Testing

@testable import ScriptLanguage

@Suite("Repeated lines")
struct RepeatedLineTests {
  @Test("a line that is repeated is a step with a place of its own each time")
  func places() {
    let steps = load("a.script", in: ["a.script": "tap Email\n\n  tap Email # again\ntap Email\n"])
      .scenes[0].steps
    #expect(steps.map(\.text) == ["tap Email", "tap Email", "tap Email"])
    #expect(
      steps.map(\.location.description) == ["a.script:1:1", "a.script:3:3", "a.script:4:1"])
    #expect(steps[0].work == steps[1].work && steps[1].work == steps[2].work)
  }

  @Test("a repeated line has the variable's value of its own place")
  func variables() {
    let script = "let name = \"one\"\ntap \"${name}\"\nlet name = \"two\"\ntap \"${name}\"\n"
    let steps = load("a.script", in: ["a.script": script]).scenes[0].steps
    #expect(
      steps.map(\.work) == [
        .act(.tap(.init("one"))), .act(.tap(.init("two"))),
      ])
  }

  @Test("a repeated heredoc has the text of its own place, and a repeated mistake is named twice")
  func heredocs() {
    let script = """
      type <<END into Email
      one
      END
      type <<END into Email
      two
      END
      tpa Email
      tpa Email

      """
    let document = load("a.script", in: ["a.script": script])
    #expect(
      document.scenes[0].steps.map(\.work) == [
        .act(.type("one", into: .init("Email"))), .act(.type("two", into: .init("Email"))),
      ])
    #expect(document.problems.map(\.location.line) == [7, 8])
  }

  @Test("a repeated line that names a file has its content each time, or its mistake each time")
  func files() {
    let script =
      "push from news.json\npush from none.json\npush from news.json\npush from none.json\n"
    let document = load("a.script", in: ["a.script": script, "news.json": #"{"a": 1}"#])
    let steps = document.scenes[0].steps.map(\.work)
    #expect(steps[0] == steps[2] && steps[0] != steps[1])
    #expect(document.problems.map(\.location.line) == [2, 4])
  }
}
