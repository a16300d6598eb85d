extension AppMap {
  /// Returns the map with the marks of what another map of the same app walks.
  ///
  /// The moves of an exploration, whose effects are not known, are compared by their screens alone.
  public func covered(by walked: AppMap) -> AppMap {
    var map = self
    map.hasCoverage = true
    let screens = Set(walked.screens.map(\.id))
    let keys = Set(walked.edges.map(\.key))
    let moves = Set(walked.edges.map(\.move))
    let isExplored = self.screens.allSatisfy(\.elements.isEmpty)
    for index in map.screens.indices {
      map.screens[index].isCovered = screens.contains(map.screens[index].id)
    }
    for index in map.edges.indices {
      let edge = map.edges[index]
      map.edges[index].isCovered =
        isExplored ? moves.contains(edge.move) : keys.contains(edge.key)
    }
    return map
  }

  /// The screens and ways that are not covered, for people.
  public var uncoveredLines: [String] {
    screens.filter { !$0.isCovered }.map { "no script reaches the screen \($0.id)" }
      + edges.filter { !$0.isCovered }.map { "no script walks \($0.line)" }
  }
}

extension AppMap.Edge {
  fileprivate var move: [String] { [from ?? "", to] }
}
