import VirtualTime
import HeadlessUIKit

extension Screen {
  /// The screen as plain text: its name and path, a line an element, what is up, what is pending.
  ///
  /// - Parameter width: the columns there are; at least 40 are used.
  public func lines(width: Int = 78) -> [String] {
    let width = max(width, 40)
    guard !name.isEmpty else { return ["(nothing on screen)"] }
    let rows = Row.rows(of: elements)
    let layout = Row.Layout(rows, width: width)
    var lines = [heading(width: width)]
    lines += rows.map { $0.text(in: layout) }
    if let banner { lines.append("  banner     \(banner.text.scriptQuoted)") }
    if let next = pending.first { lines.append("  …\(next.sentence)") }
    return lines
  }

  private func heading(width: Int) -> String {
    let way = ([app] + (path.isEmpty ? [name] : path)).joined(separator: " ▸ ")
    let gap = width - name.displayWidth - way.displayWidth
    guard gap >= 2 else { return "\(name)  \(way)" }
    return name + String(repeating: " ", count: gap) + way
  }
}

extension Screen.Pending {
  /// `next event in 200 ms: request POST /session`.
  var sentence: String {
    "next event in \(Duration.nanoseconds(nanoseconds).spoken): \(purpose)"
  }
}
