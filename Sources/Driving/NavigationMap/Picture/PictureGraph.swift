/// The graph that Graphviz lays out: blocks as tables with a port for each element with an arrow.
struct PictureGraph {
  /// An arrow of the graph, with the item that it leaves from.
  struct Arrow {
    let edge: AppMap.Edge
    let item: Int?
  }

  let map: AppMap
  let blocks: [Block]
  let arrows: [Arrow]
  let tabScreens: Set<String>
  private let indices: [String: Int]
  private var lines: [String] = []

  init(_ unordered: AppMap) {
    var map = unordered
    map.screens = unordered.walkOrder.compactMap(unordered.screen)
    self.map = map
    let edges = PictureEdges(map)
    let blocks = map.screens.map { BlockBuilder.block(of: $0, edges) }
    let indices = Dictionary(map.screens.enumerated().map { ($1.id, $0) }) { first, _ in first }
    self.blocks = blocks
    tabScreens = Set(
      edges.arrows.filter { $0.effect == .switched }.flatMap { [$0.from ?? "", $0.to] })
    self.indices = indices
    arrows = edges.arrows.compactMap { edge in
      guard let from = edge.from, let index = indices[from], indices[edge.to] != nil else {
        return nil
      }
      return Arrow(edge: edge, item: blocks[index].item(for: edge))
    }
  }

  /// Returns the index of a screen's block.
  func index(of id: String) -> Int { indices[id] ?? 0 }

  /// The graph in Graphviz's language.
  var text: String {
    var graph = self
    graph.write()
    return graph.lines.joined(separator: "\n") + "\n"
  }

  private mutating func write() {
    lines = [
      "digraph map {",
      "graph [rankdir=LR, nodesep=0.4, ranksep=0.75, compound=true, splines=true]",
      "node [shape=plain, margin=0]",
      "edge [arrowhead=none]",
    ]
    write(FlowTree(map))
    for (index, arrow) in arrows.enumerated() { write(arrow, index) }
    alignTabs()
    lines.append("}")
  }

  private mutating func write(_ tree: FlowTree) {
    for id in tree.screens {
      let index = index(of: id)
      lines.append("n\(index) [label=<\(table(of: blocks[index], index))>]")
    }
    for child in tree.children {
      lines.append("subgraph cluster_\(child.path) {")
      lines.append("graph [label=\(child.name.dotQuoted), labeljust=l, fontsize=13, margin=14]")
      write(child)
      lines.append("}")
    }
  }

  /// Returns whether an arrow leaves from the left side of its block, and ends at a right side.
  func leavesLeft(_ arrow: Arrow) -> Bool { isBack(arrow) && !isTab(arrow) }

  /// Returns whether an arrow leads to a block before its own, or beside it.
  private func isBack(_ arrow: Arrow) -> Bool {
    guard let from = arrow.edge.from else { return false }
    return index(of: arrow.edge.to) < index(of: from) || isLoose(arrow)
  }

  private func isTab(_ arrow: Arrow) -> Bool {
    guard let from = arrow.edge.from, let item = arrow.item else { return false }
    return blocks[index(of: from)].items[item].kind == .tab
  }

  private mutating func write(_ arrow: Arrow, _ index: Int) {
    guard let from = arrow.edge.from else { return }
    let (tail, head) = (self.index(of: from), self.index(of: arrow.edge.to))
    let leavesLeft = leavesLeft(arrow)
    let side = leavesLeft ? "w" : "e"
    let port = isTab(arrow) ? "tabs" : arrow.item.map { "p\($0)" }
    let start = port.map { "n\(tail):\($0):\(side)" } ?? "n\(tail):\(side)"
    let end = "n\(head):head:\(leavesLeft ? "e" : "w")"
    var attributes = "id=\"\(index)\""
    if arrow.edge.effect == .switched || isBack(arrow) { attributes += ", constraint=false" }
    lines.append("\(start) -> \(end) [\(attributes)]")
  }

  /// Puts the screens of a tab bar in their columns.
  private mutating func alignTabs() {
    for columns in tabColumns {
      for tab in columns.tabs {
        lines.append(
          "n\(columns.first) -> n\(tab.screen) [style=invis, weight=2, minlen=\(tab.offset)]")
      }
    }
  }

  // MARK: Tables

  /// Returns a block as a table whose rows are the items with arrows and the gaps between them.
  private func table(of block: Block, _ index: Int) -> String {
    var rows: [(y: Double, height: Double, content: String)] = [
      (block.heading.y, block.heading.height, cell("PORT=\"head\"", block.heading.height))
    ]
    let used = Set(arrows.filter { $0.edge.from == block.screen.id }.compactMap(\.item))
    let kinds: [Block.Item.Kind] = [.tab, .backButton, .barButton]
    for item in used.sorted() where !kinds.contains(block.items[item].kind) {
      let frame = block.items[item].frame
      rows.append((frame.y, frame.height, cell("PORT=\"p\(item)\"", frame.height)))
    }
    if let tab = used.first(where: { block.items[$0].kind == .tab }) {
      // Arrows from all tabs run along the lower edge of the phone, below the tabs' names.
      let frame = block.items[tab].frame
      rows.append((frame.bottom - 4, 4, cell("PORT=\"tabs\"", 4)))
    }
    let bar = used.sorted().filter { [.barButton, .backButton].contains(block.items[$0].kind) }
    if let first = bar.first {
      let frame = block.items[first].frame
      rows.append((frame.y, frame.height, nested(bar, in: block, height: frame.height)))
    }
    var text =
      "<TABLE \(Self.plain) FIXEDSIZE=\"TRUE\" WIDTH=\"\(Int(Block.width))\""
      + " HEIGHT=\"\(Int(block.height))\">"
    var y = 0.0
    for row in rows.sorted(by: { $0.y < $1.y }) {
      if row.y > y { text += "<TR>\(cell("", row.y - y))</TR>" }
      text += "<TR>\(row.content)</TR>"
      y = row.y + row.height
    }
    if y < block.height { text += "<TR>\(cell("", block.height - y))</TR>" }
    return text + "</TABLE>"
  }

  private func nested(_ items: [Int], in block: Block, height: Double) -> String {
    var cells = ""
    var x = 0.0
    for item in items.sorted(by: { block.items[$0].frame.x < block.items[$1].frame.x }) {
      let frame = block.items[item].frame
      if frame.x > x { cells += cell("", height, width: frame.x - x) }
      cells += cell("PORT=\"p\(item)\"", height, width: frame.width)
      x = frame.right
    }
    if x < Block.width { cells += cell("", height, width: Block.width - x) }
    let inner = "<TABLE \(Self.plain)><TR>\(cells)</TR></TABLE>"
    return "<TD>\(inner)</TD>"
  }

  private static let plain = "BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\""

  private func cell(_ attributes: String, _ height: Double, width: Double = Block.width) -> String {
    "<TD \(attributes) FIXEDSIZE=\"TRUE\" WIDTH=\"\(Int(width))\" HEIGHT=\"\(Int(height))\"></TD>"
  }
}
