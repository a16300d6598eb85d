/// The drawing of a block's items at their place.
struct BlockDrawing {
  let x: Double
  let y: Double
  let block: Block

  /// Draws all items; phones and alerts are drawn beneath what they hold.
  func draw(on svg: inout SVGText) {
    svg.add("<g><title>\(SVGText.escaped(tooltip))</title>")
    for item in block.items { draw(item, on: &svg) }
    if block.items.contains(where: { $0.kind == .outside }) { drawEntrance(on: &svg) }
    svg.add("</g>")
  }

  private var tooltip: String {
    let screen = block.screen
    let flow = screen.flow.isEmpty ? "" : " of \(screen.flow.joined(separator: " ▸ "))"
    return "\(screen.id)\(flow), reached \(screen.visits) times"
  }

  /// Draws the line from the events outside to the screen's name.
  private func drawEntrance(on svg: inout SVGText) {
    let heading = block.heading.moved(x: x, y: y)
    let (left, top) = (x + 17, heading.y - 9)
    svg.path(
      "chipline",
      "M\(SVGText.number(left)) \(SVGText.number(top))v7m-3 -3.5l3 3.5l3 -3.5")
  }

  private func draw(_ item: Block.Item, on svg: inout SVGText) {
    let frame = item.frame.moved(x: x, y: y)
    let red = item.isRed ? " redtext" : ""
    let redLine = item.isRed ? " redline" : ""
    switch item.kind {
    case .outside:
      svg.rectangle("chip\(redLine)", frame, radius: 8.5)
      svg.text(
        "chiptext\(red)", item.text, x: frame.x + 8, middle: frame.middle, size: 9.5)
    case .heading:
      svg.text("heading\(red)", item.text, x: frame.x + 2, middle: frame.middle, size: 12.5)
    case .phone:
      let isRed = !block.screen.isCovered || !block.screen.faults.isEmpty
      svg.rectangle("phone\(isRed ? " redline" : "")", frame, radius: 18)
    case .grabber: svg.rectangle("grabber", frame, radius: 2)
    case .bar:
      svg.path(
        "rule",
        "M\(SVGText.number(frame.x)) \(SVGText.number(frame.bottom))h\(SVGText.number(frame.width))"
      )
    case .barTitle:
      svg.text(
        "t b", item.text, x: frame.center, middle: frame.middle, size: 11, anchor: .middle)
    case .backButton: drawBack(item, frame, on: &svg)
    case .barButton:
      svg.text("n", item.text, x: frame.right, middle: frame.middle, size: 9.5, anchor: .end)
    case .alert, .alertTitle, .alertText, .alertCause, .alertButton:
      drawAlert(item, frame, red, on: &svg)
    case .fault:
      svg.rectangle("redfill redline", frame, radius: 6)
      drawLines("m redtext", item, x: frame.x + 7, frame, size: 9.5, step: 12, on: &svg)
    case .gesture:
      svg.rectangle("gesture\(redLine)", frame, radius: 8.5)
      svg.text("m\(red)", item.text, x: frame.x + 8, middle: frame.middle, size: 9.5)
    default: drawElement(item, frame, on: &svg)
    }
  }

  private func drawLines(
    _ classes: String, _ item: Block.Item, x: Double, _ frame: Rectangle, size: Double,
    step: Double,
    on svg: inout SVGText
  ) {
    let lines = item.text.split(separator: "\n").map(String.init)
    let start = frame.middle - step * Double(lines.count - 1) / 2
    for (index, line) in lines.enumerated() {
      svg.text(classes, line, x: x, middle: start + Double(index) * step, size: size)
    }
  }

  private func drawBack(_ item: Block.Item, _ frame: Rectangle, on svg: inout SVGText) {
    svg.path(
      "chevback",
      "M\(SVGText.number(frame.x + 6)) \(SVGText.number(frame.middle - 4.5))l-4 4.5l4 4.5")
    svg.text("n", item.text, x: frame.x + 9, middle: frame.middle, size: 9.5)
  }

  /// Draws the mark of an element that leads back to the screen before.
  func drawReturn(_ item: Block.Item, _ frame: Rectangle, on svg: inout SVGText) {
    guard item.isReturn else { return }
    let (right, middle) = (SVGText.number(frame.right - 6), SVGText.number(frame.middle + 3))
    svg.path("back", "M\(right) \(middle)v-3a3 3 0 0 0 -3 -3h-5m2.6 -2.6l-2.6 2.6l2.6 2.6")
  }

  private func drawAlert(
    _ item: Block.Item, _ frame: Rectangle, _ red: String, on svg: inout SVGText
  ) {
    switch item.kind {
    case .alert: svg.rectangle("phone", frame, radius: 12)
    case .alertTitle:
      svg.text("t b", item.text, x: frame.center, middle: frame.middle, size: 11, anchor: .middle)
    case .alertText:
      svg.text("m", item.text, x: frame.center, middle: frame.middle, size: 9.5, anchor: .middle)
    case .alertCause:
      svg.text(
        "d\(red)", item.text, x: frame.center, middle: frame.middle, size: 9, anchor: .middle)
    default:
      svg.path(
        "rule",
        "M\(SVGText.number(x + 1)) \(SVGText.number(frame.y))h\(SVGText.number(Block.width - 2))")
      svg.text(
        "buttontext", item.text, x: frame.center, middle: frame.middle, size: 11, anchor: .middle)
      drawReturn(item, frame, on: &svg)
    }
  }
}
