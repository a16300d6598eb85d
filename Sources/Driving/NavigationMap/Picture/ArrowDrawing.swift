/// The drawing of one arrow, from the element that was touched to the name of the screen.
struct ArrowDrawing {
  let arrow: PictureGraph.Arrow
  let curve: [PictureLayout.Point]
  let layout: PictureLayout

  private static let headLength = 9.0

  /// Draws the arrow; one that Graphviz left out is not drawn.
  func draw(on svg: inout SVGText) {
    guard curve.count >= 4, var end = curve.last else { return }
    let edge = arrow.edge
    let kind = edge.isRed ? "red" : edge.effect.rawValue
    let before = curve[curve.count - 2]
    let dx = end.x >= before.x ? 1.0 : -1.0
    let tip = end
    end.x -= dx * (Self.headLength - 1)
    var points = curve
    points[points.count - 1] = end
    svg.add("<g><title>\(SVGText.escaped(edge.line)), \(edge.count)×</title>")
    if let start = element { drawStart(start, kind, on: &svg) }
    svg.path(
      "a \(kind)\(edge.isRed ? " \(edge.effect.rawValue)" : "")", start + Self.data(of: points))
    let back = dx * Self.headLength
    svg.path(
      "h-\(kind)",
      "M\(Self.pair(tip))l\(SVGText.number(-back)) -4.5v9z")
    svg.add("</g>")
  }

  /// The point of the element that the arrow leaves from; nil for the whole screen.
  private var element: PictureLayout.Point? {
    guard let from = arrow.edge.from, let item = arrow.item, let first = curve.first else {
      return nil
    }
    let index = layout.graph.index(of: from)
    let origin = layout.blocks[index]
    let element = layout.graph.blocks[index].items[item]
    let frame = element.frame.moved(x: origin.x, y: origin.y)
    switch element.kind {
    case .tab: return PictureLayout.Point(x: frame.center, y: frame.bottom - 2)
    case .backButton, .barButton: return PictureLayout.Point(x: frame.center, y: frame.bottom)
    default:
      let isLeft = first.x < origin.center
      let inset = element.kind == .cell ? 4.0 : 0
      return PictureLayout.Point(
        x: isLeft ? frame.x + inset : frame.right - inset, y: frame.middle)
    }
  }

  private func drawStart(_ point: PictureLayout.Point, _ kind: String, on svg: inout SVGText) {
    svg.add(
      "<circle class=\"o-\(kind)\" cx=\"\(SVGText.number(point.x))\" "
        + "cy=\"\(SVGText.number(point.y))\" r=\"2.8\"/>")
  }

  private var start: String {
    guard let element else { return "M\(Self.pair(curve[0]))" }
    return "M\(Self.pair(element))L\(Self.pair(curve[0]))"
  }

  private static func data(of points: [PictureLayout.Point]) -> String {
    var data = ""
    for index in stride(from: 1, to: points.count - 2, by: 3) {
      data += "C" + points[index...(index + 2)].map(pair).joined(separator: " ")
    }
    return data
  }

  private static func pair(_ point: PictureLayout.Point) -> String {
    "\(SVGText.number(point.x)) \(SVGText.number(point.y))"
  }
}
