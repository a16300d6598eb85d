/// A shrinker of ways by delta debugging.
///
/// It removes halves, then smaller parts, then single acts. A shorter way counts only if it leads to
/// the same: a fault with its rule, its place and its subject, or a screen.
struct Shrinker {
  /// The number of ways that are tried in place of one.
  private static let limit = 120

  let comesBack: ([Act]) -> Bool

  /// Returns a shorter way that leads to the same.
  func shrink(_ way: [Act]) -> [Act] {
    var way = way
    var tries = 0
    var size = max(1, way.count / 2)
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
          start += size
        }
      }
      if size == 1, !hasShrunk || tries >= Self.limit { break }
      size = max(1, size / 2)
    }
    return way
  }
}
