/// A writer of a map as a Mermaid flowchart, which GitHub and GitLab draw in Markdown.
struct MermaidWriter {
  private let map: AppMap
  private let names: [String: String]
  private var lines: [String] = []
  private var arrows: [Connection] = []

  /// Returns the text of a map.
  static func text(of map: AppMap) -> String {
    var writer = MermaidWriter(map)
    writer.write()
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private init(_ map: AppMap) {
    self.map = map
    let ids = map.screens.enumerated().map { ($1.id, "s\($0 + 1)") }
    names = Dictionary(ids) { first, _ in first }
  }

  private mutating func write() {
    lines = ["flowchart LR"]
    write(FlowTree(map), indent: "  ")
    for connection in map.connections { write(connection) }
    writeMarks()
  }

  private mutating func write(_ tree: FlowTree, indent: String) {
    for screen in tree.screens.compactMap(map.screen) {
      let title = screen.title.map { $0 == screen.id ? "" : "<br>\($0.mermaidEscaped)" } ?? ""
      lines.append("\(indent)\(name(screen.id))[\"\(screen.id.mermaidEscaped)\(title)\"]")
    }
    for child in tree.children {
      lines.append("\(indent)subgraph f\(child.path)[\"\(child.name.mermaidEscaped)\"]")
      write(child, indent: indent + "  ")
      lines.append("\(indent)end")
    }
  }

  private func name(_ id: String) -> String { names[id] ?? "unknown" }

  private mutating func write(_ connection: Connection) {
    arrows.append(connection)
    let label = connection.labels.map(\.mermaidEscaped).joined(separator: "<br>")
    let to = name(connection.to)
    guard let from = connection.from.map(name) else {
      lines.append("  o\(to)([\"\(label)\"]) -.-> \(to)")
      return
    }
    let start = connection.hasReturn ? "<" : ""
    let arrow =
      switch connection.effect {
      case .pushed: "\(start)-->"
      case .presented: "\(start)==>"
      case .switched, .dismissed: "\(start)-.->"
      case .replaced: "--->"
      }
    lines.append("  \(from) \(arrow)|\"\(label)\"| \(to)")
  }

  private mutating func writeMarks() {
    let screens = map.screens.filter { !$0.isCovered || !$0.faults.isEmpty }
    if !screens.isEmpty {
      lines.append("  classDef red stroke:#d70015,color:#d70015")
      lines.append("  class \(screens.map { name($0.id) }.joined(separator: ",")) red")
    }
    let red = arrows.indices.filter { arrows[$0].hasFaults || !arrows[$0].isCovered }
    guard !red.isEmpty else { return }
    lines.append("  linkStyle \(red.map(String.init).joined(separator: ",")) stroke:#d70015")
  }
}

extension String {
  /// The text without the characters that end or change a label of Mermaid.
  fileprivate var mermaidEscaped: String {
    replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\n", with: " ")
  }
}
