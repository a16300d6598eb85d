extension StateGraph {
  /// The number of ways of one sort that are followed after a late act.
  private static let wayLimit = 3

  /// The largest number of acts that lead to another screen of the same kind.
  private static let siblingReach = 5

  /// The number of states that a search for other screens of a kind looks at.
  private static let siblingStates = 400

  /// Returns ways from the state after an act that leave its screen and open another of the kind.
  ///
  /// A late answer for the first screen may then appear on the second.
  ///
  /// - Parameter isChoice: returns whether an act is a user's and not a wait.
  func waysToSiblings(
    of act: Int32, from state: Int32, isWalkable: (Int32) -> Bool, isChoice: (Int32) -> Bool
  ) -> [[Int32]] {
    guard let first = target(of: act, in: state) else { return [] }
    let kind = nodes[Int(first)].kind
    var seen: Set<[Int32]> = [[first, 0]]
    var steps = [SearchStep(first)]
    var ways: [[Int32]] = []
    var entries: Set<Int32> = []
    var head = 0
    while head < steps.count, head < Self.siblingStates, ways.count < Self.wayLimit {
      let step = steps[head]
      guard step.length < Self.siblingReach else { break }
      for move in nodes[Int(step.node)].moves where move.target >= 0 && isWalkable(move.act) {
        let hasLeft = step.hasLeft || nodes[Int(move.target)].kind != kind
        guard seen.insert([move.target, hasLeft ? 1 : 0]).inserted else { continue }
        steps.append(SearchStep(move, after: head, in: steps, hasLeft: hasLeft))
        guard hasLeft, nodes[Int(move.target)].kind == kind, ways.count < Self.wayLimit else {
          continue
        }
        let way = steps.wayToLast
        // The act that chose the screen tells one from another, such as a tap on a row.
        guard let entry = way.last(where: isChoice), entries.insert(entry).inserted else {
          continue
        }
        ways.append(way)
      }
      head += 1
    }
    return ways
  }

  /// Returns acts that lead from the screen after a late act to others.
  ///
  /// A late answer may then lead away from a screen that did not ask for it.
  func waysElsewhere(
    from state: Int32, than act: Int32, isWalkable: (Int32) -> Bool
  ) -> [[Int32]] {
    let after = target(of: act, in: state) ?? state
    var kinds: Set<Int32> = [nodes[Int(state)].kind, nodes[Int(after)].kind]
    // An act that only sends a request leaves the screen, whose acts are known from before it.
    let origins = kinds.count == 1 ? [after, state] : [after]
    var ways: [[Int32]] = []
    for move in origins.flatMap({ nodes[Int($0)].moves })
    where move.target >= 0 && isWalkable(move.act) && ways.count < Self.wayLimit {
      guard kinds.insert(nodes[Int(move.target)].kind).inserted else { continue }
      ways.append([move.act])
    }
    return ways
  }

  private func target(of act: Int32, in state: Int32) -> Int32? {
    nodes[Int(state)].moves.first { $0.act == act && $0.target >= 0 }?.target
  }
}
