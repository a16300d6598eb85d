/// A shrinker of ways by delta debugging.
///
/// It removes all acts, then halves, smaller parts, pairs of neighbours, such as a push and the way back, and
/// single acts. A shorter way counts only if it leads to the same: a fault with its rule, its place and its
/// subject, or a screen.
struct Shrinker {
  /// The number of ways that are tried in place of one.
  private static let limit = 120

  let comesBack: ([Act]) -> Bool

  /// Returns a shorter way that leads to the same.
  func shrink(_ way: [Act]) -> [Act] {
    var way = way
    var tries = 0
    var size = max(1, way.count)
    while !way.isEmpty {
      var hasShrunk = false
      var start = 0
      while start < way.count, tries < Self.limit {
        let candidate = Array(way[..<start] + way[min(start + size, way.count)...])
        tries += 1
        if comesBack(candidate) {
          way = candidate
          hasShrunk = true
        } else {
          start += size > 2 ? size : 1
        }
      }
      if size == 1, !hasShrunk || tries >= Self.limit { break }
      size = size == 1 ? 2 : size > 3 ? size / 2 : size - 1
    }
    return way
  }
}
