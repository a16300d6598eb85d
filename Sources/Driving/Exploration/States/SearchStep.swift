/// A state that a search in the graph has met, with the place of the one before it.
struct SearchStep {
  let node: Int32
  let length: Int

  /// Whether the way has left the kind of screen that it began on.
  let hasLeft: Bool

  fileprivate let act: Int32
  fileprivate let previous: Int

  /// Creates the first step.
  init(_ start: Int32) {
    (node, length, hasLeft, act, previous) = (start, 0, false, -1, -1)
  }

  /// Creates the step of a move from the state of an earlier step.
  init(_ move: StateGraph.Move, after index: Int, in steps: [SearchStep], hasLeft: Bool = false) {
    node = move.target
    length = steps[index].length + 1
    self.hasLeft = hasLeft
    act = move.act
    previous = index
  }
}

extension [SearchStep] {
  /// The acts that lead from the first step to the last one.
  var wayToLast: [Int32] {
    var way: [Int32] = []
    var index = count - 1
    while index > 0 {
      way.append(self[index].act)
      index = self[index].previous
    }
    return way.reversed()
  }
}
