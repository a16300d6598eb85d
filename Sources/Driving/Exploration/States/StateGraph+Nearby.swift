extension StateGraph {
  /// The number of states that a search for a nearby one looks at.
  private static let reach = 400

  /// A state that a search for a nearby one has met, with the place of the one before it.
  private struct Step {
    let node: Int32
    let act: Int32
    let previous: Int
    let length: Int
  }

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
    var steps = [Step(node: start, act: -1, previous: -1, length: 0)]
    var head = 0
    while head < steps.count, head < Self.reach {
      let step = steps[head]
      guard step.length < length else { break }
      for move in nodes[Int(step.node)].moves
      where move.target >= 0 && isWalkable(move.act) && seen.insert(move.target).inserted {
        steps.append(
          Step(node: move.target, act: move.act, previous: head, length: step.length + 1))
        if isWanted(move.target) { return Self.way(to: steps.count - 1, in: steps) }
      }
      head += 1
    }
    return nil
  }

  private static func way(to last: Int, in steps: [Step]) -> [Int32] {
    var way: [Int32] = []
    var index = last
    while index > 0 {
      way.append(steps[index].act)
      index = steps[index].previous
    }
    return way.reversed()
  }
}
