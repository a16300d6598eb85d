extension Search {
  /// The factor by which a walk may run ahead of the round, because a new session costs a launch.
  private static let lead: Int32 = 64

  /// Returns the act to try next in a state in this round; nil if there is none.
  func wanted(in index: Int32) -> Int32? {
    graph.leastTried(in: index, below: quota, table)
  }

  /// Returns an act of one of the next rounds, which costs less here than a way to another state.
  func wantedLater(in index: Int32) -> Int32? {
    guard quota > 1 else { return nil }
    return graph.leastTried(in: index, below: quota * Self.lead, table)
  }

  /// Returns the act to try at the end of a walk in this round; nil if there is none.
  func wantedLast(in index: Int32) -> Int32? {
    graph.leastTried(in: index, below: quota, table, isLast: true)
  }

  /// Returns whether a state has something to try in this round.
  func isWanted(_ index: Int32) -> Bool {
    wanted(in: index) != nil || wantedLast(in: index) != nil
  }
}
