extension BlockDrawing {
  /// Draws an element of the screen; a disabled one is faint.
  func drawElement(_ item: Block.Item, _ frame: Rectangle, on svg: inout SVGText) {
    if !item.isEnabled { svg.add("<g class=\"off\">") }
    defer { if !item.isEnabled { svg.add("</g>") } }
    switch item.kind {
    case .cell: drawCell(item, frame, on: &svg)
    case .text: drawText(item, frame, on: &svg)
    case .button, .cellButton:
      svg.rectangle("button", frame, radius: 7)
      svg.text(
        "buttontext", item.text, x: frame.center, middle: frame.middle, size: 11, anchor: .middle)
      drawReturn(item, frame, on: &svg)
    case .field:
      svg.rectangle("field", frame, radius: 6)
      svg.text(
        item.isSelected ? "t" : "m", item.text, x: frame.x + 8, middle: frame.middle, size: 11)
    case .toggle(let isOn): drawToggle(item, isOn, frame, on: &svg)
    case .segments: drawSegments(item, frame, on: &svg)
    case .tabBar:
      svg.path(
        "rule",
        "M\(SVGText.number(frame.x)) \(SVGText.number(frame.y))h\(SVGText.number(frame.width))")
    case .tab: drawTab(item, frame, on: &svg)
    case .more:
      svg.text("m", item.text, x: frame.center, middle: frame.middle, size: 9.5, anchor: .middle)
    case .spinner:
      svg.path(
        "chev",
        "M\(SVGText.number(frame.x + 12)) \(SVGText.number(frame.middle))a5 5 0 1 1 -5 -5")
      svg.text("m", item.text, x: frame.x + 20, middle: frame.middle, size: 9.5)
    default:
      svg.text("s", item.text, x: frame.x + 4, middle: frame.middle, size: 10)
    }
  }

  private func drawCell(_ item: Block.Item, _ frame: Rectangle, on svg: inout SVGText) {
    if item.isSelected { svg.rectangle("chosen", frame) }
    svg.path(
      "rule",
      "M\(SVGText.number(frame.x + 12)) \(SVGText.number(frame.bottom))h\(SVGText.number(frame.width - 12))"
    )
    let isDouble = !item.detail.isEmpty
    let middle = isDouble ? frame.middle - 6 : frame.middle
    svg.text("t", item.text, x: frame.x + 12, middle: middle, size: 11)
    svg.text("d", item.detail, x: frame.x + 12, middle: frame.middle + 8, size: 9)
    svg.path(
      "chev",
      "M\(SVGText.number(frame.right - 14)) \(SVGText.number(frame.middle - 4))l4 4l-4 4")
  }

  private func drawText(_ item: Block.Item, _ frame: Rectangle, on svg: inout SVGText) {
    let lines = item.text.split(separator: "\n").map(String.init)
    let start = frame.middle - 13 * Double(lines.count - 1) / 2
    for (index, line) in lines.enumerated() {
      svg.text("s", line, x: frame.x + 4, middle: start + Double(index) * 13, size: 10)
    }
  }

  private func drawToggle(
    _ item: Block.Item, _ isOn: Bool, _ frame: Rectangle, on svg: inout SVGText
  ) {
    svg.text("t", item.text, x: frame.x + 4, middle: frame.middle, size: 11)
    let track = Rectangle(x: frame.right - 30, y: frame.middle - 8, width: 28, height: 16)
    svg.rectangle(isOn ? "on" : "knoboff", track, radius: 8)
    let knob = Rectangle(
      x: isOn ? track.right - 14 : track.x + 2, y: track.y + 2, width: 12, height: 12)
    svg.rectangle("knob", knob, radius: 6)
  }

  private func drawSegments(_ item: Block.Item, _ frame: Rectangle, on svg: inout SVGText) {
    svg.rectangle("field", frame, radius: 6)
    let titles = item.text.split(separator: "\n").map(String.init)
    let width = frame.width / Double(max(1, titles.count))
    for (index, title) in titles.enumerated() {
      let part = Rectangle(
        x: frame.x + Double(index) * width, y: frame.y, width: width, height: frame.height)
      let isChosen = title == item.detail
      if isChosen {
        let inset = Rectangle(
          x: part.x + 2, y: part.y + 2, width: part.width - 4, height: part.height - 4)
        svg.rectangle("phone", inset, radius: 5)
      }
      let text = TextWidth.cut(title, to: width - 8, size: 10)
      svg.text(
        isChosen ? "s b" : "s", text, x: part.center, middle: part.middle, size: 10,
        anchor: .middle)
    }
  }

  private func drawTab(_ item: Block.Item, _ frame: Rectangle, on svg: inout SVGText) {
    let classes = item.isSelected ? "tab tabon" : "tab"
    svg.add(
      "<circle class=\"\(item.isSelected ? "o-pushed" : "knoboff")\" "
        + "cx=\"\(SVGText.number(frame.center))\" cy=\"\(SVGText.number(frame.y + 11))\" r=\"4\"/>")
    svg.text(
      classes, item.text, x: frame.center, middle: frame.y + 24, size: 8.5, anchor: .middle)
  }
}
