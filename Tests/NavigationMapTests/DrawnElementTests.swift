import HeadlessUIKit
import Testing

@testable import NavigationMap

@Suite("Elements of a picture that are chosen or on, and arrows from bars")
struct DrawnElementTests {
  /// Returns the markup of the items of a kind, drawn in a frame.
  private func drawn(
    _ kind: Block.Item.Kind, in elements: [AppMap.Element], width: Double
  ) -> [String] {
    var screen = AppMap.Screen(id: "Sound", name: "Sound")
    screen.elements = elements
    var map = AppMap(app: "Player")
    map.screens = [screen]
    let block = BlockBuilder.block(of: screen, PictureEdges(map))
    var svg = SVGText()
    for item in block.items where item.kind == kind {
      let frame = Rectangle(x: 100, y: 50, width: width, height: 20)
      BlockDrawing(x: 0, y: 0, block: block).drawElement(item, frame, on: &svg)
    }
    return svg.lines
  }

  @Test("a selected cell has a background, another one has none")
  func cells() {
    func lines(isSelected: Bool) -> [String] {
      let cell = RichMap.element(.cell, "Ann", depth: 1) { $0.isSelected = isSelected }
      return drawn(.cell, in: [RichMap.element(.table), cell], width: 80)
    }
    let plain = lines(isSelected: false)
    #expect(plain.first == #"<path class="rule" d="M112 70h68"/>"#)
    #expect(
      lines(isSelected: true)
        == [#"<rect class="chosen" x="100" y="50" width="80" height="20"/>"#] + plain)
  }

  @Test("the knob of a switch is at the right of its track if the switch is on, else at the left")
  func knobs() {
    func lines(_ value: String) -> [String] {
      let toggle = RichMap.element(.switch, "Loud") { $0.value = value }
      return drawn(.toggle(value == "on"), in: [toggle], width: 90)
    }
    #expect(
      lines("on").dropFirst() == [
        #"<rect class="on" x="160" y="52" width="28" height="16" rx="8"/>"#,
        #"<rect class="knob" x="174" y="54" width="12" height="12" rx="6"/>"#,
      ])
    #expect(
      lines("off").dropFirst() == [
        #"<rect class="knoboff" x="160" y="52" width="28" height="16" rx="8"/>"#,
        #"<rect class="knob" x="162" y="54" width="12" height="12" rx="6"/>"#,
      ])
  }

  /// A map of two screens with a bar, and moves between them.
  private func map(_ edges: [AppMap.Edge]) -> AppMap {
    var map = AppMap(app: "Player")
    map.screens = ["Home", "Sound"].map { name in
      var screen = AppMap.Screen(id: name, name: name)
      screen.elements = [
        RichMap.element(.navigationBar),
        RichMap.element(.button, "Home", depth: 1) { $0.identifier = "BackButton" },
        RichMap.element(.button, "Edit", depth: 1),
      ]
      screen.alerts = [AppMap.Alert(title: "Sure?", message: nil, buttons: ["Yes"])]
      return screen
    }
    map.edges = edges
    return map
  }

  @Test("the buttons of a bar are cells of one row, from left to right")
  func bar() throws {
    let back = RichMap.element(.button, "Home") { $0.identifier = "BackButton" }
    let edit = RichMap.element(.button, "Edit")
    let graph = PictureGraph(
      map([
        AppMap.Edge(from: "Home", AppMap.Act("tap", on: edit), to: "Sound", .pushed),
        AppMap.Edge(from: "Sound", AppMap.Act("tap", on: edit), to: "Home", .replaced),
        AppMap.Edge(from: "Sound", AppMap.Act("tap", on: back), to: "Home", .replaced),
      ]))
    let items = graph.blocks[1].items
    let left = try #require(items.firstIndex { $0.kind == .backButton })
    let right = try #require(items.firstIndex { $0.kind == .barButton })
    let label = try #require(graph.text.split(separator: "\n").first { $0.hasPrefix("n1 [") })
    let cells = label.matches(of: /<TD (PORT="p\d+")? FIXEDSIZE="TRUE" WIDTH="(\d+)"/)
      .map { "\($0.1 ?? "no port") \($0.2)" }
    #expect(
      cells.filter { !$0.hasSuffix(" 190") } == [
        "no port 6", "PORT=\"p\(left)\" 46", "no port 86", "PORT=\"p\(right)\" 46",
        "no port 6",
      ])
  }

  @Test(
    "an arrow of an alert to a screen before its own leaves at the left, also without its button")
  func alertArrows() {
    let edges = ["Yes", "Gone"].map { title in
      AppMap.Edge(
        from: "Sound", fromAlert: "Sure?",
        AppMap.Act("tap", on: RichMap.element(.button, title)), to: "Home", .dismissed)
    }
    let graph = PictureGraph(map(edges))
    #expect(graph.arrows.map { $0.item == nil } == [false, true])
    #expect(graph.arrows.map(graph.leavesLeft) == [true, true])
  }
}
