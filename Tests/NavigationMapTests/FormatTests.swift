import Foundation
import Testing

@testable import NavigationMap

@Suite("The map of a small app")
struct FormatTests {
  @Test(
    "each format is the kept file, as a whole; REHEARSAL_UPDATE_MAPS=1 writes the files",
    arguments: [("json", MapFormat.json), ("dot", .dot), ("mmd", .mermaid), ("txt", .text)])
  func formats(ending: String, format: MapFormat) throws {
    let text = try notesMap().text(in: format)
    #expect(try text == KeptMap.text("\(KeptMap.folder)/notes.\(ending)", updatedBy: text))
  }

  @Test("the picture is the kept one but for its positions", .enabled(if: isGraphvizInstalled))
  func picture() throws {
    let text = try notesMap().text(in: .svg)
    let kept = try KeptMap.text("\(KeptMap.folder)/notes.svg", updatedBy: text)
    #expect(KeptMap.withoutPositions(text) == KeptMap.withoutPositions(kept))
  }

  @Test(
    "each format of a map with every kind of element, alert, fault and way is the kept file",
    arguments: [("json", MapFormat.json), ("dot", .dot), ("mmd", .mermaid), ("txt", .text)])
  func richFormats(ending: String, format: MapFormat) throws {
    let text = try RichMap.map.text(in: format)
    #expect(try text == KeptMap.text("\(KeptMap.folder)/rich.\(ending)", updatedBy: text))
    if format == .json { #expect(try AppMap(json: text) == RichMap.map) }
  }

  @Test("the graph that is laid out has a port for each element with an arrow")
  func graph() throws {
    let text = PictureGraph(RichMap.map).text
    #expect(try text == KeptMap.text("\(KeptMap.folder)/rich.graph", updatedBy: text))
  }

  @Test("the picture of every kind of element is the kept one", .enabled(if: isGraphvizInstalled))
  func richPicture() throws {
    let text = KeptMap.withoutPositions(try RichMap.map.text(in: .svg))
    #expect(try text == KeptMap.text("\(KeptMap.folder)/rich.svg", updatedBy: text))
  }

  @Test(
    "the head of the picture is the kept one with its positions", .enabled(if: isGraphvizInstalled))
  func head() throws {
    func lines(_ svg: String) -> [Substring] {
      let lines = svg.split(separator: "\n")
      return Array(lines.drop { !$0.contains(#"class="title""#) }.prefix { !$0.hasPrefix("<g") })
    }
    let text = try notesMap().text(in: .svg)
    let kept = lines(try KeptMap.text("\(KeptMap.folder)/notes.svg", updatedBy: text))
    #expect(lines(text) == kept && kept.count > 20)
  }

  @Test("the blocks of every kind of element are the kept ones with their positions")
  func blocks() throws {
    var svg = SVGText()
    for block in PictureGraph(RichMap.map).blocks {
      BlockDrawing(x: 0, y: 0, block: block).draw(on: &svg)
    }
    let text = svg.lines.map { "\($0)\n" }.joined()
    #expect(try text == KeptMap.text("\(KeptMap.folder)/rich.blocks", updatedBy: text))
  }

  @Test("a flow in a flow is a box in a box")
  func nestedFlows() throws {
    let map = try AppMap(
      json: """
        {"version": 2, "screens": [
          {"id": "Start", "flow": ["App"]},
          {"id": "List", "flow": ["App", "Trips"]},
          {"id": "Form", "flow": ["App", "Trips", "Booking"]},
          {"id": "Help", "flow": ["App", "Help"]}], "edges": []}
        """)
    #expect(
      try map.text(in: .mermaid).split(separator: "\n").prefix(11) == [
        "flowchart LR", #"  s1["Start"]"#, #"  subgraph f0["Trips"]"#, #"    s2["List"]"#,
        #"    subgraph f0_0["Booking"]"#, #"      s3["Form"]"#, "    end", "  end",
        #"  subgraph f1["Help"]"#, #"    s4["Help"]"#, "  end",
      ])
    let dot = try map.text(in: .dot).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      dot.filter { $0.hasPrefix("subgraph") || $0 == "}" } == [
        "subgraph cluster_0 {", "subgraph cluster_0_0 {", "}", "}", "subgraph cluster_1 {", "}",
        "}",
      ])
  }

  @Test("a move that replaces a screen is bold in Graphviz's language, a pushed one plain")
  func replaced() throws {
    var map = AppMap(app: "Market")
    map.screens = ["Home", "Shop"].map { AppMap.Screen(id: $0, name: $0) }
    map.edges = [
      AppMap.Edge(from: "Home", AppMap.Act("wait"), to: "Shop", .replaced),
      AppMap.Edge(from: "Shop", AppMap.Act("wait"), to: "Home", .pushed),
    ]
    #expect(
      try map.text(in: .dot).split(separator: "\n").filter { $0.contains(" -> ") } == [
        #"  "Home" -> "Shop" [label="wait", style=bold]"#,
        #"  "Shop" -> "Home" [label="wait"]"#,
      ])
  }

  @Test("the JSON is read again as the same map")
  func reading() throws {
    var map = try notesMap()
    map.screens[0].faults = ["a fault"]
    map.edges[1].faults = ["another"]
    map = map.covered(by: AppMap(app: "Notes"))
    #expect(try AppMap(json: map.json) == map)
  }

  @Test(
    "a text that is no map is refused with the reason",
    arguments: [
      ("{", "it is not JSON: "), ("[]", "it has no version, so it is no map"),
      (#"{"version": 9}"#, "its version is 9, and this program reads 1 and 2"),
      (#"{"version": 2, "screens": [{}]}"#, "a screen has no `id`"),
      (
        #"{"version": 2, "edges": [{"to": "B", "effect": "pushed"}]}"#,
        "an edge has no `to` or no `act`"
      ),
      (
        #"{"version": 2, "edges": [{"act": "tap", "effect": "pushed"}]}"#,
        "an edge has no `to` or no `act`"
      ),
      (
        #"{"version": 2, "edges": [{"act": "tap", "to": "B", "effect": "pushed"}]}"#,
        "an edge names the screen B, which is not in `screens`"
      ),
      (
        #"{"version": 2, "edges": [{"act": "tap", "to": "B", "effect": "flown"}]}"#,
        "the `effect` of an edge to B is none of pushed, presented, switched, dismissed, replaced"
      ),
    ])
  func problems(json: String, reason: String) throws {
    let problem = #expect(throws: MapProblem.self) { try AppMap(json: json) }
    #expect(problem?.description.hasPrefix(reason) == true, "\(problem?.description ?? "")")
  }

  @Test("the map.json of an exploration is read with its screens and moves")
  func exploration() throws {
    let map = try AppMap(
      json: """
        {"version": 1, "screens": ["A", "B"], "alerts": [],
         "edges": [{"from": "A", "to": "B", "by": ["tap button \\"Go\\""]}]}
        """)
    var faulty = map
    faulty.addFaults(
      ofReport: """
        {"event": "fault", "rule": "dead end", "screen": "B", "message": "no way out"}
        {"event": "explored", "faults": 1}
        """)
    #expect(faulty.screens.map(\.faults) == [[], ["dead end: no way out"]])
    #expect(map.screens.map(\.id) == ["A", "B"])
    #expect(map.edges.map(\.line) == ["A → B  tap button \"Go\", replaced"])
  }
}

/// Whether Graphviz is installed; pictures cannot be laid out without it.
nonisolated let isGraphvizInstalled = (ProcessInfo.processInfo.environment["PATH"] ?? "")
  .split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/dot") }
