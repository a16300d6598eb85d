/// The text of an SVG, element by element.
struct SVGText {
  private(set) var lines: [String] = []

  /// The frames of all texts, for a check that none lie on each other.
  private(set) var textFrames: [(text: String, frame: Rectangle)] = []

  /// Adds a line of markup.
  mutating func add(_ line: String) { lines.append(line) }

  /// Adds a rectangle with round corners.
  mutating func rectangle(_ classes: String, _ frame: Rectangle, radius: Double = 0) {
    let round = radius > 0 ? " rx=\"\(Self.number(radius))\"" : ""
    add(
      "<rect class=\"\(classes)\" x=\"\(Self.number(frame.x))\" y=\"\(Self.number(frame.y))\" "
        + "width=\"\(Self.number(frame.width))\" height=\"\(Self.number(frame.height))\"\(round)/>")
  }

  /// The point of a text that its position names.
  enum Anchor: String { case start, middle, end }

  /// Adds a text, vertically centered at a height.
  mutating func text(
    _ classes: String, _ text: String, x: Double, middle: Double, size: Double,
    anchor: Anchor = .start
  ) {
    guard !text.isEmpty else { return }
    let width = TextWidth.of(text, size: size)
    let left =
      switch anchor {
      case .start: x
      case .middle: x - width / 2
      case .end: x - width
      }
    textFrames.append(
      (text, Rectangle(x: left, y: middle - size * 0.55, width: width, height: size * 1.1)))
    let place = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    add(
      "<text class=\"\(classes)\" x=\"\(Self.number(x))\" y=\"\(Self.number(middle + size * 0.36))\""
        + "\(place)>\(Self.escaped(text))</text>")
  }

  /// Adds a path.
  mutating func path(_ classes: String, _ data: String, more: String = "") {
    add("<path class=\"\(classes)\" d=\"\(data)\"\(more)/>")
  }

  /// Returns a number with at most one decimal.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let rest = abs(tenths) % 10
    return "\(sign)\(abs(tenths) / 10)" + (rest == 0 ? "" : ".\(rest)")
  }

  /// Returns a text without the characters that markup uses.
  static func escaped(_ text: String) -> String {
    let safe = String(
      String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\t" }))
    return safe.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
