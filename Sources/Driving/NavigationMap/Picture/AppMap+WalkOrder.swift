extension AppMap {
  /// The identifiers of the screens, each before those that it leads to, but for ways in a circle.
  ///
  /// The order begins with the screens of a launch that no other screen leads to.
  var walkOrder: [String] {
    var targets: [String: [String]] = [:]
    for edge in edges where edge.effect != .dismissed && edge.from != edge.to {
      guard let from = edge.from else { continue }
      targets[from, default: []].append(edge.to)
    }
    let led = Set(targets.values.joined())
    let launched = edges.filter { $0.act.outside == .launch }.map(\.to)
    let roots = launched.filter { !led.contains($0) } + launched + screens.map(\.id)
    var walk = Walk(targets: targets)
    // The first root finishes last, and so comes first in the reversed order of finishing.
    let groups = roots.map { walk.finished(from: $0) }
    return groups.flatMap { $0.reversed() }
  }

  /// A walk that finishes a screen after all that it leads to.
  private struct Walk {
    let targets: [String: [String]]
    var seen: Set<String> = []

    /// Returns the screens that were not seen before, in the order in which they finish.
    mutating func finished(from id: String) -> [String] {
      guard seen.insert(id).inserted else { return [] }
      var finished: [String] = []
      for target in (targets[id] ?? []).reversed() { finished += self.finished(from: target) }
      return finished + [id]
    }
  }
}
