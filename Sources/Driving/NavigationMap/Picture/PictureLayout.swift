import RehearsalCore

/// The positions of a picture's blocks, flows and arrows.
struct PictureLayout {
  /// A flow's frame and its name.
  struct Flow: Equatable {
    let name: String
    let frame: Rectangle
    let depth: Int
  }

  /// A point of a curve.
  struct Point: Equatable {
    var x: Double
    var y: Double

    func distance(to other: Point) -> Double {
      ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
  }

  let graph: PictureGraph
  private(set) var width = 0.0
  private(set) var height = 0.0

  /// The frame of each block.
  private(set) var blocks: [Rectangle] = []

  private(set) var flows: [Flow] = []

  /// The curve of each arrow: a start, then three points for each piece; empty if there is none.
  private(set) var curves: [[Point]]

  /// Lays out a map with Graphviz.
  init(_ map: AppMap) throws(GraphvizProblem) {
    graph = PictureGraph(map)
    curves = Array(repeating: [], count: graph.arrows.count)
    let value = try Graphviz().layout(of: graph.text)
    let bounds = Self.numbers(value.text("bb") ?? "")
    guard bounds.count == 4 else { throw .failed("its answer has no bounds") }
    (width, height) = (bounds[2], bounds[3])
    blocks = graph.blocks.map {
      Rectangle(x: 0, y: 0, width: Block.width, height: $0.height)
    }
    for object in value.list("objects") { place(object) }
    for edge in value.list("edges") { place(edge: edge) }
    flows.sort { $0.frame.width * $0.frame.height > $1.frame.width * $1.frame.height }
  }

  private mutating func place(_ object: PropsValue) {
    guard let name = object.text("name") else { return }
    if name.hasPrefix("cluster_") {
      let box = Self.numbers(object.text("bb") ?? "")
      guard box.count == 4 else { return }
      let frame = Rectangle(
        x: box[0], y: height - box[3], width: box[2] - box[0], height: box[3] - box[1])
      flows.append(
        Flow(name: object.text("label") ?? "", frame: frame, depth: name.count { $0 == "_" }))
    } else if let index = Int(name.dropFirst()), blocks.indices.contains(index) {
      let center = Self.numbers(object.text("pos") ?? "")
      guard center.count == 2 else { return }
      blocks[index].x = center[0] - blocks[index].width / 2
      blocks[index].y = height - center[1] - blocks[index].height / 2
    }
  }

  private mutating func place(edge: PropsValue) {
    guard let index = edge.text("id").flatMap({ Int($0) }), let text = edge.text("pos") else {
      return
    }
    let curve = text.split(separator: " ").compactMap { word -> Point? in
      let numbers = Self.numbers(String(word))
      return numbers.count == 2 ? Point(x: numbers[0], y: height - numbers[1]) : nil
    }
    curves[index] = runsBackwards(curve, graph.arrows[index]) ? curve.reversed() : curve
  }

  /// Returns whether a curve begins at the arrow's end: Graphviz does not turn each curve between
  /// blocks of one column.
  private func runsBackwards(_ curve: [Point], _ arrow: PictureGraph.Arrow) -> Bool {
    guard let from = arrow.edge.from, let first = curve.first, let last = curve.last else {
      return false
    }
    let (tail, head) = (graph.index(of: from), graph.index(of: arrow.edge.to))
    let leavesLeft = graph.leavesLeft(arrow)
    let item = arrow.item.map { graph.blocks[tail].items[$0].frame.middle }
    let start = Point(
      x: leavesLeft ? blocks[tail].x : blocks[tail].right,
      y: blocks[tail].y + (item ?? blocks[tail].height / 2))
    let end = Point(
      x: leavesLeft ? blocks[head].right : blocks[head].x,
      y: blocks[head].y + graph.blocks[head].heading.middle)
    let forwards = start.distance(to: first) + end.distance(to: last)
    return start.distance(to: last) + end.distance(to: first) < forwards
  }

  private static func numbers(_ text: String) -> [Double] {
    text.split(separator: ",").compactMap { Double($0) }
  }
}
