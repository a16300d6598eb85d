import RehearsalCore
import ScriptLanguage
import Testing

@testable import Exploration

@Suite("Results of explorations")
struct ResultTests {
  private func fault(_ rule: String, _ place: String, _ subject: String) -> Fault {
    Fault(
      rule: rule, reason: "", place: place, message: "\(rule) at \(place)", subject: subject,
      steps: [], script: "", file: "", isConfirmed: true)
  }

  @Test("merged results have each fault, screen, move and alert once, and the sums of the counts")
  func merging() {
    var first = ExplorationResult()
    (first.states, first.edges, first.offered, first.acts, first.lost) = (1, 2, 3, 4, 5)
    first.map = ScreenMap(
      screens: ["A", "B"], edges: [(.init(from: "A", to: "B"), ["tap B"])], alerts: ["Sure?"])
    first.exempted = ["dead end on A: known"]
    first.ways = ["A": [], "B": ["tap C", "tap B"]]
    let leak = LeakRule().name
    for fault in [
      fault("raw text", "A", "nil"), fault("raw text", "B", "nil"), fault(leak, "A", "Timer"),
    ] { first.addIfNew(fault) }
    var second = first
    second.map = ScreenMap(
      screens: ["B", "C"],
      edges: [(.init(from: "A", to: "B"), ["tap X"]), (.init(from: "B", to: "C"), ["back"])],
      alerts: ["Sure?", "Really?"])
    second.ways = ["B": ["tap B"], "C": ["tap C"]]
    second.exempted.append("dead end on B: known")
    second.addIfNew(fault(leak, "C", "Timer"))
    second.addIfNew(fault("raw text", "A", "<null>"))
    second.ending = .interrupted
    let merged = ExplorationResult.merging([first, second])
    #expect(
      merged.faults.map { "\($0.rule) at \($0.place): \($0.subject)" } == [
        "raw text at A: nil", "raw text at B: nil", "\(leak) at A: Timer", "raw text at A: <null>",
      ])
    #expect(Set(merged.faults.map(\.file)).count == 4)
    #expect(
      [merged.states, merged.edges, merged.offered, merged.acts, merged.lost] == [2, 4, 6, 8, 10])
    #expect(merged.map.screens == ["A", "B", "C"] && merged.map.alerts == ["Sure?", "Really?"])
    #expect(
      merged.map.edges.map { "\($0.edge.from) → \($0.edge.to): \($0.lines)" }
        == [#"A → B: ["tap B"]"#, #"B → C: ["back"]"#])
    #expect(merged.exempted == ["dead end on A: known", "dead end on B: known"])
    #expect(merged.ways == ["A": [], "B": ["tap B"], "C": ["tap C"]])
    #expect(merged.ending == .interrupted && merged.faultCount == 4 && merged.screenCount == 3)
  }

  @Test("counts of processes at work are those beside the faults and the screens of the map")
  func counts() {
    var result = ExplorationResult()
    result.addIfNew(fault("raw text", "A", "nil"))
    result.faultCount = 3
    #expect(result.faultCount == 3)
    result.addIfNew(fault("raw text", "B", "nil"))
    #expect(result.faultCount == 4)
    result.screenCount = 2
    #expect(result.screenCount == 2)
    result.map = ScreenMap(screens: ["A", "B", "C"])
    #expect(result.screenCount == 3)
  }

  @Test("maps are equal if their screens, moves and alerts are, whatever the acts are")
  func equality() {
    let move = ScreenMap.Edge(from: "A", to: "B")
    let map = ScreenMap(screens: ["A"], edges: [(move, ["tap B"])], alerts: ["Sure?"])
    #expect(map == ScreenMap(screens: ["A"], edges: [(move, ["back"])], alerts: ["Sure?"]))
    #expect(map != ScreenMap(screens: ["B"], edges: [(move, ["tap B"])], alerts: ["Sure?"]))
    #expect(map != ScreenMap(screens: ["A"], edges: [], alerts: ["Sure?"]))
    #expect(map != ScreenMap(screens: ["A"], edges: [(move, ["tap B"])], alerts: []))
  }

  @Test("a goal or a limit ends the search as soon as it is reached, and says which")
  func endings() {
    func ending(
      _ limits: [Exploration.Limit], _ goal: Exploration.Goal? = nil
    ) -> ExplorationResult.Ending? {
      var result = ExplorationResult()
      (result.states, result.edges, result.offered, result.acts) = (10, 3, 6, 20)
      result.map = ScreenMap(
        screens: ["A", "B"], edges: [(.init(from: "A", to: "B"), ["tap B"])])
      result.addIfNew(fault("raw text", "A", "nil"))
      return SearchStop(limits, goal).ending(of: result)
    }
    #expect(ending([]) == nil && ending([.states(11), .acts(21), .time(.seconds(3_600))]) == nil)
    #expect(ending([.states(10)]) == .limit("10 states"))
    #expect(ending([.states(1)]) == .limit("1 state"))
    #expect(ending([.states(11), .acts(20)]) == .limit("20 acts"))
    #expect(ending([.time(.zero)]) == .limit("0s"))
    let late = SearchStop([.time(.seconds(60))], nil, since: .now - .seconds(60))
    #expect(late.ending(of: ExplorationResult()) == .limit("1m"))
    let goals: [(Exploration.Goal, Exploration.Goal, String)] = [
      (.screens(2), .screens(3), "screens=2"), (.edges(1), .edges(2), "edges=1"),
      (.edgesPercent(50), .edgesPercent(51), "edges=50%"),
      (.reached("B"), .reached("C"), "B"), (.faults(1), .faults(2), "faults=1"),
    ]
    for (reached, missed, text) in goals {
      #expect(ending([.states(10)], reached) == .goal(text))
      #expect(ending([], missed) == nil)
    }
    #expect(ending([], .screensPercent(1)) == nil)
  }

  @Test("a percentage of screens counts those that scripts expect, and needs one")
  func expectedScreens() {
    func isReached(_ percent: Int, expected: [String]) -> Bool {
      var result = ExplorationResult()
      result.map = ScreenMap(screens: ["A", "B", "C"])
      let lines = expected.map { "expect screen \($0)" }
      let document = ScriptLoader().document(SourceText(name: "a.script", lines: lines))
      let stop = SearchStop(
        [], .screensPercent(percent), screens: LearnedActs(document.scenes).screens)
      return stop.ending(of: result) != nil
    }
    #expect(isReached(66, expected: ["A", "B", "X"]) && !isReached(67, expected: ["A", "B", "X"]))
    #expect(isReached(50, expected: ["A", "X"]) && !isReached(51, expected: ["A", "X"]))
    #expect(isReached(100, expected: ["A"]) && !isReached(101, expected: ["A"]))
    #expect(!isReached(1, expected: ["X"]) && !isReached(0, expected: []))
  }

  @Test("states wait in their order, however many there are")
  func queue() {
    var queue = FrontierQueue()
    var popped: [Int?] = []
    for item in 0..<3_000 { queue.append(item) }
    for _ in 0..<2_500 { popped.append(queue.pop()) }
    for item in 3_000..<3_100 { queue.append(item) }
    for _ in 0..<601 { popped.append(queue.pop()) }
    #expect(popped == (0..<3_100).map { $0 } + [nil])
  }
}
