extension StateGraph {
  /// The number of states that a search for a nearby one looks at.
  private static let reach = 400

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
    var steps = [SearchStep(start)]
    var head = 0
    while head < steps.count, head < Self.reach {
      let step = steps[head]
      guard step.length < length else { break }
      for move in nodes[Int(step.node)].moves
      where move.target >= 0 && isWalkable(move.act) && seen.insert(move.target).inserted {
        steps.append(SearchStep(move, after: head, in: steps))
        if isWanted(move.target) { return steps.wayToLast }
      }
      head += 1
    }
    return nil
  }
}
