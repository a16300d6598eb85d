/// A picture of a map: each screen a small phone, grouped by flow, with arrows from their elements.
public struct MapPicture {
  /// The picture in SVG, for light and dark.
  public let svg: String

  /// The frames of all texts, by an estimate that is wider than the usual fonts.
  let textFrames: [(text: String, frame: Rectangle)]

  private let layout: PictureLayout
  private static let margin = 28.0
  private static let head = 78.0

  /// Lays out and draws a map.
  ///
  /// - Throws: ``GraphvizProblem`` if Graphviz is not installed or fails.
  public init(_ map: AppMap) throws(GraphvizProblem) {
    let layout = try PictureLayout(map)
    self.layout = layout
    var svg = SVGText()
    let width = max(layout.width + 2 * Self.margin, 760)
    let height = layout.height + Self.head + Self.margin
    let size = "\(SVGText.number(width)) \(SVGText.number(height))"
    svg.add(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\" "
        + "width=\"\(SVGText.number(width))\" height=\"\(SVGText.number(height))\" role=\"img\">")
    svg.add("<title>\(SVGText.escaped("The map of \(map.app)"))</title>")
    svg.add("<style>\n\(PictureStyle.sheet)\n</style>")
    svg.rectangle("page", Rectangle(x: 0, y: 0, width: width, height: height))
    Self.drawHead(of: map, on: &svg)
    let headCount = svg.textFrames.count
    svg.add(
      "<g transform=\"translate(\(SVGText.number(Self.margin)) \(SVGText.number(Self.head)))\">")
    Self.drawContent(layout, on: &svg)
    svg.add("</g>")
    svg.add("</svg>")
    textFrames = svg.textFrames.enumerated().map { index, text in
      index < headCount
        ? text : (text.text, text.frame.moved(x: Self.margin, y: Self.head))
    }
    self.svg = svg.lines.joined(separator: "\n") + "\n"
  }

  private static func drawContent(_ layout: PictureLayout, on svg: inout SVGText) {
    for flow in layout.flows {
      svg.rectangle(flow.depth % 2 == 1 ? "flow" : "flow2", flow.frame, radius: 16)
      svg.text(
        "flowname",
        TextWidth.cut(flow.name, to: flow.frame.width - 28, size: 13, isBold: true),
        x: flow.frame.x + 14, middle: flow.frame.y + 15, size: 13)
    }
    for (index, block) in layout.graph.blocks.enumerated() {
      let frame = layout.blocks[index]
      BlockDrawing(x: frame.x, y: frame.y, block: block).draw(on: &svg)
    }
    for (index, arrow) in layout.graph.arrows.enumerated() {
      ArrowDrawing(arrow: arrow, curve: layout.curves[index], layout: layout).draw(on: &svg)
    }
  }

  private static func drawHead(of map: AppMap, on svg: inout SVGText) {
    svg.text("title", map.app, x: margin, middle: 26, size: 22)
    let ways = "\(map.screens.count) screens, \(map.edges.count) ways"
    let title = TextWidth.of(map.app, size: 22, isBold: true)
    svg.text("key", ways, x: margin + title + 16, middle: 29, size: 11.5)
    var x = margin
    var keys = AppMap.Edge.Effect.allCases.map { ($0.rawValue, $0.rawValue) }
    keys.append(("red", "fault or not covered"))
    for (kind, label) in keys {
      svg.path("a \(kind)", "M\(SVGText.number(x)) 56h30")
      svg.path("h-\(kind)", "M\(SVGText.number(x + 36)) 56l-8 -4v8z")
      svg.text("key", label, x: x + 42, middle: 56, size: 11.5)
      x += 42 + TextWidth.of(label, size: 11.5) + 18
    }
    svg.rectangle("chip", Rectangle(x: x, y: 49, width: 22, height: 14), radius: 7)
    svg.text("key", "from outside", x: x + 28, middle: 56, size: 11.5)
    x += 28 + TextWidth.of("from outside", size: 11.5) + 18
    svg.path(
      "back", "M\(SVGText.number(x + 10)) 59v-3a3 3 0 0 0 -3 -3h-5m2.6 -2.6l-2.6 2.6l2.6 2.6")
    svg.text("key", "leads back", x: x + 18, middle: 56, size: 11.5)
  }
}
