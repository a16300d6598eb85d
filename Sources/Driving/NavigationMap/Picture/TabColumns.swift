/// The columns of the screens of a tab bar: their flows stand in two columns of about equal height.
struct TabColumns {
  /// A tab's screen and the number of ranks that it stands behind the first tab's.
  struct Tab: Equatable {
    let screen: Int
    let offset: Int
  }

  /// The index of the screen that is shown first.
  let first: Int

  /// The other tabs' screens.
  private(set) var tabs: [Tab] = []

  /// - Parameters:
  ///   - first: the screen that the arrows to the other tabs leave from.
  ///   - others: the other tabs' screens.
  ///   - targets: the screens that each screen leads to, without other tabs and flows.
  ///   - heights: the height of each screen.
  init(first: Int, others: [Int], targets: [Int: [Int]], heights: [Double]) {
    self.first = first
    guard others.count > 2 else {
      tabs = others.map { Tab(screen: $0, offset: 0) }
      return
    }
    var flow = Self.size(from: first, targets, heights)
    var (left, right) = (flow.height, 0.0)
    var (depth, rightOnes): (Int, [Int]) = (flow.depth, [])
    for screen in others {
      flow = Self.size(from: screen, targets, heights)
      if right < left {
        right += flow.height
        rightOnes.append(screen)
      } else {
        left += flow.height
        depth = max(depth, flow.depth)
      }
    }
    tabs = others.map { Tab(screen: $0, offset: rightOnes.contains($0) ? depth + 1 : 0) }
  }

  /// Returns the number of ranks behind a screen, and the height of the highest rank.
  private static func size(
    from screen: Int, _ targets: [Int: [Int]], _ heights: [Double]
  ) -> (depth: Int, height: Double) {
    var seen: Set<Int> = [screen]
    var rank = [screen]
    var (depth, height) = (-1, 0.0)
    while !rank.isEmpty {
      depth += 1
      height = max(height, rank.reduce(60) { $0 + heights[$1] + 60 })
      rank = rank.flatMap { targets[$0] ?? [] }.filter { seen.insert($0).inserted }
    }
    return (depth, height)
  }
}

extension PictureGraph {
  /// Whether an arrow leads to the screens of a tab bar from elsewhere, which stand apart.
  func isLoose(_ arrow: Arrow) -> Bool {
    arrow.edge.effect == .replaced && tabScreens.contains(arrow.edge.to)
  }

  /// The columns of each tab bar.
  var tabColumns: [TabColumns] {
    var others: [(first: Int, tabs: [Int])] = []
    for arrow in arrows where arrow.edge.effect == .switched {
      let (from, to) = (index(of: arrow.edge.from ?? ""), index(of: arrow.edge.to))
      if let position = others.firstIndex(where: { $0.first == from }) {
        others[position].tabs.append(to)
      } else {
        others.append((from, [to]))
      }
    }
    var targets: [Int: [Int]] = [:]
    for arrow in arrows where arrow.edge.effect != .switched && !isLoose(arrow) {
      let (from, to) = (index(of: arrow.edge.from ?? ""), index(of: arrow.edge.to))
      if from < to { targets[from, default: []].append(to) }
    }
    return others.map {
      TabColumns(first: $0.first, others: $0.tabs, targets: targets, heights: blocks.map(\.height))
    }
  }
}
