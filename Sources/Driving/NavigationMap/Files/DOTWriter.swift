/// A writer of a map in Graphviz's language.
struct DOTWriter {
  private let map: AppMap
  private var lines: [String] = []

  /// Returns the text of a map.
  static func text(of map: AppMap) -> String {
    var writer = DOTWriter(map: map)
    writer.write()
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private init(map: AppMap) {
    self.map = map
  }

  private mutating func write() {
    lines = [
      "digraph \(map.app.dotQuoted) {",
      "  rankdir=LR",
      "  node [shape=box, style=rounded, fontname=\"Helvetica\"]",
      "  edge [fontname=\"Helvetica\", fontsize=10]",
    ]
    write(FlowTree(map), indent: "  ")
    let outside = map.connections.filter { $0.from == nil }
    for connection in outside { writeOutside(connection) }
    for connection in map.connections where connection.from != nil { write(connection) }
    lines.append("}")
  }

  private mutating func write(_ tree: FlowTree, indent: String) {
    for screen in tree.screens.compactMap(map.screen) {
      lines.append("\(indent)\(screen.id.dotQuoted)\(attributes(of: screen))")
    }
    for child in tree.children {
      lines.append("\(indent)subgraph cluster_\(child.path) {")
      lines.append("\(indent)  label=\(child.name.dotQuoted)")
      write(child, indent: indent + "  ")
      lines.append("\(indent)}")
    }
  }

  private func attributes(of screen: AppMap.Screen) -> String {
    var attributes: [String] = []
    if let title = screen.title, title != screen.id {
      attributes.append("label=\("\(screen.id)\n\(title)".dotQuoted)")
    }
    if !screen.isCovered || !screen.faults.isEmpty { attributes.append("color=red") }
    return attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
  }

  private mutating func writeOutside(_ connection: Connection) {
    let name = "outside \(connection.to)".dotQuoted
    let label = connection.labels.joined(separator: "\n").dotQuoted
    lines.append("  \(name) [label=\(label), shape=plain, fontsize=10]")
    lines.append("  \(name) -> \(connection.to.dotQuoted) [style=dashed\(color(of: connection))]")
  }

  private mutating func write(_ connection: Connection) {
    guard let from = connection.from else { return }
    var attributes = ["label=\(connection.labels.joined(separator: "\n").dotQuoted)"]
    switch connection.effect {
    case .pushed: break
    case .presented: attributes.append("arrowhead=empty")
    case .switched: attributes += ["style=dotted", "constraint=false"]
    case .dismissed: attributes += ["style=dashed", "color=gray", "constraint=false"]
    case .replaced: attributes.append("style=bold")
    }
    if connection.hasReturn { attributes += ["dir=both", "arrowtail=odot"] }
    let list = attributes.joined(separator: ", ") + color(of: connection)
    lines.append("  \(from.dotQuoted) -> \(connection.to.dotQuoted) [\(list)]")
  }

  private func color(of connection: Connection) -> String {
    connection.hasFaults || !connection.isCovered ? ", color=red, fontcolor=red" : ""
  }
}

extension String {
  /// The text as a quoted string of Graphviz's language.
  var dotQuoted: String {
    let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.replacing("\n", with: "\\n"))\""
  }
}
