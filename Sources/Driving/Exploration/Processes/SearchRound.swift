/// One of the rounds of an exploration by several processes: its limits, and whether it is the last one.
struct SearchRound: Equatable {
  /// The number of the round, from 0.
  let number: Int

  /// The number of processes.
  let jobs: Int

  /// Whether the round before found something, so that this one need not be long.
  let isShort: Bool

  /// The acts of each process in the first round.
  private static let firstActs = 500

  /// The smallest part of a limit that a process gets, since a round costs time by itself.
  private static let smallestShare = 20

  /// Returns the limits of a process: those of the exploration, and a share of what is left.
  ///
  /// - Parameters:
  ///   - limits: the limits of the exploration.
  ///   - known: what is known when the round begins.
  func limits(
    of limits: [Exploration.Limit], after known: ExplorationResult
  ) -> [Exploration.Limit] {
    var own = [Exploration.Limit.acts(known.acts + Self.firstActs << min(number, 32))]
    // An act that is left takes two or three acts with the way to its state.
    let left = known.offered - known.edges
    if isShort, left > 0 { own.append(.acts(known.acts + Self.firstActs + 3 * share(of: left))) }
    for limit in limits {
      switch limit {
      case .states(let count): own.append(.states(known.states + share(of: count - known.states)))
      case .acts(let count): own.append(.acts(known.acts + share(of: count - known.acts)))
      case .time: own.append(limit)
      }
    }
    return own
  }

  private func share(of count: Int) -> Int {
    max(min(count, Self.smallestShare), (count + jobs - 1) / jobs)
  }

  /// Returns the reason that a round was the last one; nil if there is more to find.
  ///
  /// - Parameters:
  ///   - parts: the endings of the processes.
  ///   - found: what all have found together.
  ///   - stop: the limits and the goal of the exploration.
  ///   - isStopped: whether a signal stops the exploration.
  static func ending(
    of parts: [ExplorationResult.Ending], found: ExplorationResult, stop: SearchStop,
    isStopped: Bool
  ) -> ExplorationResult.Ending? {
    // A process that was about to begin has not caught the signal.
    if isStopped || parts.contains(.interrupted) { return .interrupted }
    if let ending = stop.ending(of: found) { return ending }
    // A part that is complete has found every state by itself.
    if parts.contains(.complete) { return .complete }
    return parts.contains(.crashed) ? .crashed : nil
  }
}
