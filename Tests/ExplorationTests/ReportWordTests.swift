import RehearsalCore
import Testing

@testable import Exploration

@Suite("The words of an exploration's report")
struct ReportWordTests {
  private func fault(isConfirmed: Bool, message: String = "first\nsecond") -> Fault {
    Fault(
      rule: "raw text", reason: "a user cannot read it", place: "Help", message: message,
      subject: "nil", steps: ["tap Help", "wait 1s"],
      script: "tap \"A & B\"\n\ttap > C\u{7}\u{7F}\n",
      file: "raw-text-help.script", isConfirmed: isConfirmed)
  }

  @Test("a fault has its message, its reason, its file, its steps and what accepts it")
  func fault() {
    var result = ExplorationResult()
    result.addIfNew(fault(isConfirmed: false))
    result.exempted = ["leak on Help: known"]
    let lines = ExplorationReport(result).lines
    #expect(
      lines.dropLast() == [
        "fault: raw text on Help", "  first", "  second", "  a fault because a user cannot read it",
        "  faults/\(result.faults[0].file) (not confirmed by a run)", "    tap Help", "    wait 1s",
        "  to accept it: raw text on Help: REASON", "", "exempted: leak on Help: known",
      ])
    var confirmed = ExplorationResult()
    confirmed.addIfNew(fault(isConfirmed: true))
    #expect(ExplorationReport(confirmed).lines[4] == "  faults/\(confirmed.faults[0].file)")
  }

  @Test("the summary ends with the reason of the end, and with what was not reached again")
  func endings() {
    func ending(_ change: (inout ExplorationResult) -> Void) -> String {
      var result = ExplorationResult()
      change(&result)
      return ExplorationReport(result).lines.last?.split(separator: "; ", maxSplits: 1).last
        .map(String.init) ?? ""
    }
    #expect(ending { _ in } == "every state within the depth was explored")
    #expect(
      ending { $0.addIfNew(fault(isConfirmed: true)) } == "the app ended before its first state")
    #expect(ending { $0.ending = .interrupted } == "stopped by a signal")
    #expect(ending { $0.ending = .limit("\(Exploration.Limit.acts(1))") } == "stopped after 1 act")
    #expect(
      ending { $0.ending = .limit("\(Exploration.Limit.states(2))") } == "stopped after 2 states")
    #expect(
      ending { $0.ending = .limit("\(Exploration.Limit.time(.seconds(90)))") }
        == "stopped after 90s")
    #expect(ending { $0.ending = .goal("\(Exploration.Goal.screens(3))") } == "reached screens=3")
    #expect(
      ending { $0.lost = 1 } == "every other state within the depth was explored; "
        + "1 state was not reached again, because the same acts led elsewhere")
  }

  @Test("a goal has the words of the command line; what was reached is a screen's name")
  func goals() {
    let goals: [Exploration.Goal] = [
      .screens(3), .screensPercent(80), .edgesPercent(50), .edges(4), .reached("Help"), .faults(1),
    ]
    let words = ["screens=3", "screens=80%", "edges=50%", "edges=4", "reached=Help", "faults=1"]
    #expect(goals.map(\.description) == words)
    #expect(goals.map(\.reachedText) == words.map { $0 == "reached=Help" ? "Help" : $0 })
  }

  @Test("XML's characters are escaped in a fault, and control characters are spaces")
  func xml() {
    var result = ExplorationResult()
    result.addIfNew(fault(isConfirmed: true, message: "a \"quoted\" <nil> & more"))
    let junit = ExplorationReport(result).junit
    #expect(
      junit.contains(
        "<failure message=\"a &quot;quoted&quot; &lt;nil&gt; &amp; more\">"
          + "tap &quot;A &amp; B&quot;\n\ttap &gt; C  \n</failure>"))
  }
}
