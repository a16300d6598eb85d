import RehearsalCore

extension AppMap {
  /// Returns the map as plain text: the screens of each flow, and the ways that leave each.
  ///
  /// - Parameters:
  ///   - current: the identifier of the screen that one is at, which is marked.
  ///   - width: the number of columns.
  package func lines(current: String? = nil, width: Int = 78) -> [String] {
    let rows = FlowTree(self).rows(in: self, current: current, depth: 0)
    let outside = edges.filter { $0.from == nil }
    var all = rows
    if !outside.isEmpty {
      all.append(Row(text: "from outside"))
      all += outside.map { Row($0, depth: 1) }
    }
    let layout = min(all.map(\.text.displayWidth).max() ?? 0, width * 3 / 5)
    return all.map { $0.line(column: layout, width: width) }
  }
}

/// A line of a map in the terminal: a flow, a screen, or a way.
private struct Row {
  var text: String
  var target = ""
  var count = ""
}

extension Row {
  /// The row of a way: the act, the arrow of its effect, the screen it leads to, and its count.
  init(_ edge: AppMap.Edge, depth: Int) {
    let place = edge.fromAlert.map { " in alert \"\($0)\"" } ?? ""
    let indent = String(repeating: "  ", count: depth)
    let alert = edge.toAlert.map { "alert \"\($0)\"" }
    let isSame = edge.from == edge.to && alert != nil
    text = "\(indent)\(edge.act.description)\(place)"
    target = "\(edge.effect.arrow) \(isSame ? alert ?? "" : edge.to)"
    if !isSame, let alert { target += ", \(alert)" }
    count = edge.count > 1 ? "\(edge.count)×" : ""
  }

  func line(column: Int, width: Int) -> String {
    guard !target.isEmpty else { return text.cut(to: width) }
    let end = count.isEmpty ? "" : "  \(count)"
    let line = "\(text.cut(to: column).padded(to: column))  \(target)"
    return line.cut(to: max(0, width - end.displayWidth)) + end
  }
}

extension AppMap.Edge.Effect {
  /// The sign of the effect in the terminal.
  fileprivate var arrow: String {
    switch self {
    case .pushed: "→"
    case .presented: "↑"
    case .switched: "⇄"
    case .dismissed: "←"
    case .replaced: "⇒"
    }
  }
}

extension FlowTree {
  fileprivate func rows(in map: AppMap, current: String?, depth: Int) -> [Row] {
    let indent = String(repeating: "  ", count: depth)
    var rows: [Row] = []
    for screen in screens.compactMap(map.screen) {
      let mark = screen.id == current ? "● " : "○ "
      let here = screen.id == current ? "  you are here" : ""
      let fault = screen.faults.isEmpty ? "" : "  ✗ \(screen.faults.count)"
      rows.append(Row(text: indent + mark + screen.id + fault + here))
      rows += map.edges.filter { $0.from == screen.id }.map { Row($0, depth: depth + 2) }
    }
    for child in children {
      rows.append(Row(text: indent + child.name))
      rows += child.rows(in: map, current: current, depth: depth + 1)
    }
    return rows
  }
}
