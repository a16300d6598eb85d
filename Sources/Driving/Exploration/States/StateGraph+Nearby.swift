extension StateGraph {
  /// The number of states that a search for a nearby one looks at.
  private static let reach = 64

  /// Returns the shortest known way to a state with something to try, over acts of a user and waits.
  ///
  /// - Parameters:
  ///   - length: the largest number of acts.
  ///   - isWalkable: returns whether an act may be part of the way.
  ///   - isWanted: returns whether a state has something to try.
  func wayNearby(
    from start: Int32, length: Int, isWalkable: (Int32) -> Bool, isWanted: (Int32) -> Bool
  ) -> [Int32]? {
    var seen: Set<Int32> = [start]
    var queue: [(node: Int32, way: [Int32])] = [(start, [])]
    var head = 0
    while head < queue.count, head < Self.reach {
      let (node, way) = queue[head]
      head += 1
      guard way.count < length else { continue }
      for move in nodes[Int(node)].moves
      where move.target >= 0 && isWalkable(move.act) && seen.insert(move.target).inserted {
        if isWanted(move.target) { return way + [move.act] }
        queue.append((move.target, way + [move.act]))
      }
    }
    return nil
  }
}
