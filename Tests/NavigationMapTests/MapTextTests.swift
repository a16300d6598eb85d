import HeadlessUIKit
import Testing

@testable import NavigationMap

@Suite("Texts of a map")
struct MapTextTests {
  private func edge(
    _ from: String?, _ label: String, _ to: String, _ effect: AppMap.Edge.Effect = .pushed,
    fromAlert: String? = nil, toAlert: String? = nil
  ) -> AppMap.Edge {
    AppMap.Edge(
      from: from, fromAlert: fromAlert, AppMap.Act("tap", on: AppMap.Element(.button, label)),
      to: to, toAlert: toAlert, effect)
  }

  private func map(_ screens: [String], _ edges: [AppMap.Edge]) -> AppMap {
    var map = AppMap(app: "App")
    map.screens = screens.map { AppMap.Screen(id: $0, name: $0) }
    map.edges = edges
    return map
  }

  @Test("ways between two screens with one effect are one connection; a way back is a mark")
  func connections() {
    var faulty = edge("A", "Go", "B")
    faulty.faults = ["a fault"]
    var uncovered = edge("A", "Show", "B", .presented)
    uncovered.isCovered = false
    let map = map(
      ["A", "B", "C"],
      [
        edge("A", "Next", "B"), faulty, uncovered, edge("A", "Reload", "A"),
        edge("B", "Close", "A", .dismissed), edge("C", "Close", "A", .dismissed),
        edge("C", "Done", "A", .dismissed), edge("C", "Undo", "C", .dismissed),
      ])
    #expect(
      map.connections.map {
        "\($0.from ?? "")→\($0.to) \($0.effect) \($0.labels) \($0.hasReturn) \($0.isCovered) "
          + "\($0.hasFaults)"
      } == [
        "A→B pushed [\"Next\", \"Go\"] true true true",
        "A→B presented [\"Show\"] false false false",
        "C→A dismissed [\"Close\", \"Done\"] false true false",
      ])
  }

  @Test("a connection names each act once, and of five or more the first three")
  func labels() {
    func labels(_ names: String...) -> [String] {
      map(["A", "B"], names.map { edge("A", $0, "B") }).connections[0].labels
    }
    #expect(labels("a", "b", "a") == ["a", "b"])
    #expect(labels("a", "b", "c", "d") == ["a", "b", "c", "d"])
    #expect(labels("a", "b", "c", "d", "e") == ["a", "b", "c", "2 more"])
  }

  @Test("an act in a few words is the label of what was tapped, or the gesture")
  func shortActs() {
    func short(_ act: AppMap.Act) -> String {
      AppMap.Edge(from: "A", act, to: "B", .pushed).shortAct
    }
    var later = AppMap.Act("tap", on: AppMap.Element(.button, "Save"))
    later.isLater = true
    #expect(
      [
        AppMap.Act("launch", .launch), AppMap.Act("open", .link, "app://a"),
        AppMap.Act("push", .push), AppMap.Act("tap", on: AppMap.Element(.cell, "Row")),
        AppMap.Act("tap", on: AppMap.Element(.button, "Save")),
        AppMap.Act("set", on: AppMap.Element(.switch, "News")),
        AppMap.Act("tap", on: AppMap.Element(.button)), AppMap.Act("back"), later,
      ].map(short) == [
        "launch", "link app://a", "push ", "cell", "Save", "set News", "tap", "back", "later",
      ])
  }

  @Test("flows are those below the coordinator that all screens share")
  func flows() {
    func flows(_ paths: [String]...) -> [String] {
      var map = map(paths.indices.map { "\($0)" }, [])
      for (index, path) in paths.enumerated() { map.screens[index].flow = path }
      return map.flows.map { "\($0.path.joined(separator: ".")): \($0.screens.map(\.id))" }
    }
    #expect(
      flows(["App", "A"], ["App"], [], ["App", "A"]) == ["A: [\"0\", \"3\"]", ": [\"1\", \"2\"]"])
    #expect(flows(["App", "A"], ["Other"]) == ["App.A: [\"0\"]", "Other: [\"1\"]"])
  }

  @Test("the tree of flows leaves out a coordinator with nothing but one flow beneath it")
  func tree() {
    var map = map(["1", "2", "3", "4"], [])
    let paths = [["App", "A", "B"], ["App", "A", "B", "C"], ["App", "D"], ["App"]]
    for (index, path) in paths.enumerated() { map.screens[index].flow = path }
    func text(_ tree: FlowTree) -> String {
      "\(tree.name)(\(tree.path))\(tree.screens)[\(tree.children.map(text).joined(separator: ", "))]"
    }
    #expect(
      text(FlowTree(map))
        == "()[\"4\"][A ▸ B(0_0)[\"1\"][C(0_0_0)[\"2\"][]], D(1)[\"3\"][]]")
  }

  @Test("the map as text has each way below its screen, and those from outside at the end")
  func lines() {
    var map = map(
      ["A", "B"],
      [
        edge("A", "Next", "B"), edge("A", "Ask", "A", .presented, toAlert: "Sure?"),
        edge("A", "Yes", "B", .replaced, fromAlert: "Sure?"),
        edge("B", "Ask", "A", .dismissed, toAlert: "Sure?"), edge("B", "Tab", "A", .switched),
        AppMap.Edge(from: nil, AppMap.Act("open", .link, "app://a"), to: "B", .pushed),
      ])
    map.edges[0].count = 2
    map.screens[1].faults = ["one", "two"]
    map.screens[1].flow = ["App", "Flow"]
    #expect(
      map.lines(current: "A", width: 78) == [
        "● A  you are here", "    tap button \"Next\"                  → B  2×",
        "    tap button \"Ask\"                   ↑ alert \"Sure?\"",
        "    tap button \"Yes\" in alert \"Sure?\"  ⇒ B", "Flow", "  ○ B  ✗ 2",
        "      tap button \"Ask\"                 ← A, alert \"Sure?\"",
        "      tap button \"Tab\"                 ⇄ A", "from outside",
        "  link app://a                         → B",
      ])
    #expect(
      map.lines(width: 20) == [
        "○ A", "    tap but…  →…  2×", "    tap but…  ↑ ale…", "    tap but…  ⇒ B", "Flow",
        "  ○ B  ✗ 2", "      tap b…  ← A, …", "      tap b…  ⇄ A", "from outside",
        "  link app:…  → B",
      ])
  }

  @Test("faults of an exploration go to the screens that they name, or to the first one")
  func report() {
    var map = map(["A", "B"], [])
    map.addFaults(
      ofReport: """
        {"event": "fault", "rule": "leak", "screen": "B", "message": "kept"}
        {"event": "fault", "rule": "crash", "screen": "C"}
        {"event": "end", "rule": "none", "screen": "A"}
        {"event": "fault", "screen": "A"}
        no JSON
        """)
    #expect(map.screens.map(\.faults) == [["crash"], ["leak: kept"]])
    var empty = AppMap(app: "App")
    empty.addFaults(ofReport: #"{"event": "fault", "rule": "leak"}"#)
    #expect(empty.screens == [])
  }

  @Test("the moves of an exploration have the act of their last line")
  func explored() throws {
    let lines = [
      "open app://a", "push {}", "shortcut new", "launch a=b", "tap tab \\\"Chat\\\"",
      "tap cell 2", "tap \\\"Save\\\"", "swipe back", "",
    ]
    let edges = lines.map { #"{"from": "A", "to": "B", "by": ["first", "\#($0)"]}"# }
    let map = try AppMap(
      json: """
        {"version": 1, "screens": ["A", "B"], "edges": [\(edges.joined(separator: ", "))]}
        """)
    #expect(
      map.edges.map(\.act.description) == [
        "link app://a", "push", "shortcut new", "launch", "tap tab \"Chat\"", "tap cell",
        "tap button \"Save\"", "swipe", "tap",
      ])
    #expect(map.edges.allSatisfy { $0.from == "A" && $0.to == "B" && $0.effect == .replaced })
    #expect(map.screens.map(\.id) == ["A", "B"])
  }

  @Test("the moves of an exploration are covered by their screens alone")
  func coverage() throws {
    let explored = try AppMap(
      json: """
        {"version": 1, "screens": ["A", "B", "C"], "edges": [\
        {"from": "A", "to": "B", "by": ["tap \\"a\\""]}, {"from": "B", "to": "C", "by": ["back"]}]}
        """)
    let walked = map(["A", "B"], [edge("A", "Other", "B")])
    let covered = explored.covered(by: walked)
    #expect(covered.hasCoverage)
    #expect(covered.screens.map(\.isCovered) == [true, true, false])
    #expect(covered.edges.map(\.isCovered) == [true, false])
    var recorded = explored
    recorded.screens[0].elements = [AppMap.Element(.button, "a")]
    #expect(recorded.covered(by: walked).edges.map(\.isCovered) == [false, false])
  }

  @Test("only the first screen's tabs have arrows, none to an earlier tab, and red ones all")
  func tabs() {
    func tab(_ from: String, _ to: String) -> AppMap.Edge {
      AppMap.Edge(from: from, AppMap.Act("tap", on: AppMap.Element(.tab, to)), to: to, .switched)
    }
    var red = tab("B", "C")
    red.isCovered = false
    func arrows(_ edges: AppMap.Edge...) -> [String] {
      PictureEdges(map(["A", "B", "C"], edges)).arrows.map { "\($0.from ?? "")→\($0.to)" }
    }
    #expect(arrows(tab("A", "B"), tab("B", "C"), tab("A", "C")) == ["A→B", "A→C"])
    #expect(arrows(tab("A", "C"), tab("B", "C")) == ["A→C"])
    #expect(arrows(tab("B", "A"), tab("C", "B"), tab("A", "B")) == ["A→B"])
    #expect(arrows(tab("A", "C"), red) == ["A→C", "B→C"])
  }

  @Test("ways are drawn as arrows, marks of returns, alerts or what comes from outside")
  func kinds() {
    var later = edge("A", "Next", "B")
    later.act.isLater = true
    let edges = PictureEdges(
      map(
        ["A", "B", "C"],
        [
          AppMap.Edge(from: nil, AppMap.Act("launch", .launch), to: "A", .replaced),
          edge("A", "Next", "B"), edge("A", "Next", "B", .presented), later,
          edge("B", "Close", "A", .dismissed), edge("C", "Close", "A", .dismissed),
          edge("A", "Ask", "A", .presented, toAlert: "Sure?"),
          edge("A", "Again", "A", fromAlert: "Sure?", toAlert: "Sure?"), edge("A", "Undo", "A"),
        ]))
    #expect(
      edges.arrows.map { "\($0.from ?? "")→\($0.to) \($0.place)" } == [
        "A→B button Next", "A→B later", "C→A button Close",
      ])
    #expect(edges.outside.mapValues { $0.map(\.shortAct) } == ["A": ["launch"]])
    #expect(edges.alerts.mapValues { $0.map(\.shortAct) } == ["A": ["Ask"]])
    #expect(
      edges.returns.mapValues { $0.map(\.shortAct) } == ["B": ["Close"], "A": ["Again", "Undo"]])
  }
}
