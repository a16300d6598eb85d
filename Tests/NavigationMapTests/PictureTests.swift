import Foundation
import SampleMaps
import Testing

@testable import NavigationMap

@Suite("The picture of a map", .enabled(if: isGraphvizInstalled))
struct PictureTests {
  @Test(
    "no text lies on another, nor a screen on another, with 19 and with 100 screens",
    arguments: [19, 100])
  func overlaps(count: Int) throws {
    let map = SampleMap.map(screens: count)
    let layout = try PictureLayout(map)
    #expect(Self.overlaps(layout.blocks.enumerated().map { ("screen \($0)", $1) }) == [])
    let picture = try MapPicture(map)
    #expect(picture.textFrames.count > count * 5)
    #expect(Self.overlaps(picture.textFrames) == [])
    let folder = URL(fileURLWithPath: ".build/pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(picture.svg.utf8).write(to: folder.appendingPathComponent("screens-\(count).svg"))
  }

  /// Returns the pairs that overlap; O(n²), for some thousand texts.
  private static func overlaps(_ all: [(text: String, frame: Rectangle)]) -> [String] {
    var found: [String] = []
    for (index, one) in all.enumerated() {
      for other in all[..<index] where one.frame.overlaps(other.frame) {
        found.append("\(other.text) / \(one.text)")
      }
    }
    return found
  }

  @Test("each arrow of a tapped element begins at the element, and ends at a screen's name")
  func ends() throws {
    let layout = try PictureLayout(SampleMap.map(screens: 30))
    #expect(layout.graph.arrows.allSatisfy { $0.item != nil })
    try Self.expectEndsAtNames(layout)
  }

  /// Expects that each arrow of a picture ends at the name of its screen.
  static func expectEndsAtNames(_ layout: PictureLayout) throws {
    for (arrow, curve) in zip(layout.graph.arrows, layout.curves) {
      let head = layout.graph.index(of: arrow.edge.to)
      let frame = layout.blocks[head]
      let heading = layout.graph.blocks[head].heading.moved(x: frame.x, y: frame.y)
      let end = try #require(curve.last)
      #expect(abs(end.y - heading.middle) < 2, "\(arrow.edge.line)")
      #expect(min(abs(end.x - heading.x), abs(end.x - heading.right)) < 2, "\(arrow.edge.line)")
    }
  }

  @Test("the frame of a flow lies in the picture, around the blocks of screens that it holds")
  func flows() throws {
    let layout = try PictureLayout(RichMap.map)
    #expect(!layout.flows.isEmpty)
    for flow in layout.flows {
      #expect(flow.frame.y >= 0 && flow.frame.bottom <= layout.height, "\(flow.name)")
      let touched = layout.blocks.filter { $0.overlaps(flow.frame) }
      let within = touched.filter {
        $0.x >= flow.frame.x && $0.right <= flow.frame.right && $0.y >= flow.frame.y
          && $0.bottom <= flow.frame.bottom
      }
      #expect(!within.isEmpty && within == touched, "\(flow.name)")
    }
  }

  @Test("an arrow's head is nine points long, and its line ends a point within it")
  func heads() throws {
    let layout = try PictureLayout(SampleMap.map(screens: 30))
    #expect(!layout.graph.arrows.isEmpty)
    for (arrow, curve) in zip(layout.graph.arrows, layout.curves) {
      var svg = SVGText()
      ArrowDrawing(arrow: arrow, curve: curve, layout: layout).draw(on: &svg)
      let tip = try #require(curve.last)
      let (x, y) = (SVGText.number(tip.x), SVGText.number(tip.y))
      let isRightward = tip.x >= curve[curve.count - 2].x
      let end = SVGText.number(tip.x + (isRightward ? -8 : 8))
      let paths = svg.lines.filter { $0.hasPrefix("<path") }
      #expect(paths.first?.hasSuffix(" \(end) \(y)\"/>") == true)
      #expect(paths.last?.hasSuffix(" d=\"M\(x) \(y)l\(isRightward ? -9 : 9) -4.5v9z\"/>") == true)
    }
  }

  @Test("an arrow begins at the edge of its element, and within a cell four points from it")
  func starts() throws {
    let layout = try PictureLayout(RichMap.map)
    var insets: [String: Set<Double>] = [:]
    for (arrow, curve) in zip(layout.graph.arrows, layout.curves) {
      guard let from = arrow.edge.from, let index = arrow.item else { continue }
      var svg = SVGText()
      ArrowDrawing(arrow: arrow, curve: curve, layout: layout).draw(on: &svg)
      let circle = try #require(svg.lines.first { $0.hasPrefix("<circle") })
      let x = try #require(circle.firstMatch(of: /cx="([0-9.]+)"/).flatMap { Double($0.1) })
      let block = layout.graph.index(of: from)
      let item = layout.graph.blocks[block].items[index]
      let frame = item.frame.moved(x: layout.blocks[block].x, y: layout.blocks[block].y)
      insets["\(item.kind)", default: []].insert(min(x - frame.x, frame.right - x).rounded())
    }
    let sides = insets.filter { ["cell", "button", "alertButton"].contains($0.key) }
    #expect(sides == ["cell": [4], "button": [0], "alertButton": [0]])
  }

  @Test("an arrow of a tab begins two points above its lower edge, one of a bar's button at it")
  func startsBelow() throws {
    let layout = try PictureLayout(RichMap.map)
    var distances: [String: Set<Double>] = [:]
    for (arrow, curve) in zip(layout.graph.arrows, layout.curves) {
      guard let from = arrow.edge.from, let index = arrow.item else { continue }
      var svg = SVGText()
      ArrowDrawing(arrow: arrow, curve: curve, layout: layout).draw(on: &svg)
      let circle = try #require(svg.lines.first { $0.hasPrefix("<circle") })
      let y = try #require(circle.firstMatch(of: /cy="([0-9.]+)"/).flatMap { Double($0.1) })
      let block = layout.graph.index(of: from)
      let item = layout.graph.blocks[block].items[index]
      let frame = item.frame.moved(x: layout.blocks[block].x, y: layout.blocks[block].y)
      distances["\(item.kind)", default: []].insert((frame.bottom - y).rounded())
    }
    let bars = distances.filter { ["tab", "barButton"].contains($0.key) }
    #expect(bars == ["tab": [2], "barButton": [0]])
  }

  @Test("faults and what is not covered are red, with the fault's text")
  func red() throws {
    var map = try notesMap()
    #expect(try !MapPicture(map).svg.contains("redline\""))
    map.screens[1].faults = ["the note is lost"]
    #expect(try MapPicture(map).svg.contains("the note is lost"))
    let covered = try map.covered(by: notesMap("tap tab Options\n"))
    #expect(covered.screens.filter { !$0.isCovered }.map(\.id) == ["Note", "Compose"])
    #expect(try MapPicture(covered).svg.contains("class=\"a red pushed\""))
  }

  @Test("without Graphviz the problem says how to install it")
  func missing() {
    let problem = #expect(throws: GraphvizProblem.self) { try Graphviz(path: "/nowhere") }
    #expect(problem == .missing)
    #expect(
      problem?.description
        == "Graphviz, which lays out the picture, is not installed: `dot` is not on the PATH")
    #expect(
      problem?.notes.first
        == "install it with `apt-get install graphviz` or `brew install graphviz`")
  }
}
