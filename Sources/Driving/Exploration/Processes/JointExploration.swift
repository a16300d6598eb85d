import CProcesses

/// An exploration by several processes in rounds, after each of which all know what each has found.
///
/// The processes try acts in different orders, so that within a round they seldom perform the same ones; a
/// round is as long as all before it together, so that the exchange costs little.
struct JointExploration {
  let parallel: ParallelExploration
  let jobs: Int
  let limits: [Exploration.Limit]
  let stop: SearchStop

  /// Searches in a part, in a process of its own.
  let search: (PartAtWork, SearchTask) throws -> ExplorationSnapshot

  /// The acts of each process in the first round.
  private static let firstRound = 500

  /// The smallest part of a limit that a process of a round gets, since a round costs time by itself.
  private static let smallestShare = 20

  /// Explores until every state within the depth is explored, or a limit or the goal is reached.
  ///
  /// - Returns: what was found, with the way to each screen; nil if no process found anything.
  func run(
    from beginning: ExplorationSnapshot?, progress: ((ExplorationResult) -> Void)?
  ) -> ExplorationSnapshot? {
    var (known, round, ending) = (beginning, 0, nil as ExplorationResult.Ending?)
    var hasFoundMore = true
    while ending == nil {
      let limits = roundLimits(after: known?.result, round, isShort: hasFoundMore)
      let task = SearchTask.round(round, limits: limits)
      let parts = parallel.run(jobs: jobs, from: known, progress: progress) {
        try search($0, task)
      }
      guard !parts.isEmpty else { break }
      let found = ExplorationSnapshot.merging(parts, since: known)
      ending = self.ending(of: parts.map(\.result), found.result)
      hasFoundMore = found.result.edges > known?.result.edges ?? 0
      (known, round) = (found, round + 1)
    }
    guard round > 0, let known else { return nil }
    var whole = finished(known)
    whole.result.ending = ending ?? (process_caught_signal() != 0 ? .interrupted : .crashed)
    return whole
  }

  /// Returns the limits of a process in a round: those of the exploration, and a share of what is left.
  ///
  /// - Parameter isShort: whether the round ends when about its share of the acts that are left is performed.
  private func roundLimits(
    after known: ExplorationResult?, _ round: Int, isShort: Bool
  ) -> [Exploration.Limit] {
    let (states, acts) = (known?.states ?? 0, known?.acts ?? 0)
    func share(_ count: Int) -> Int {
      max(min(count, Self.smallestShare), (count + jobs - 1) / jobs)
    }
    var limits = [Exploration.Limit.acts(acts + Self.firstRound << min(round, 32))]
    // An act that is left takes two or three acts with the way to its state.
    if isShort, let known, known.offered > known.edges {
      limits.append(.acts(acts + Self.firstRound + 3 * share(known.offered - known.edges)))
    }
    for limit in self.limits {
      switch limit {
      case .states(let count): limits.append(.states(states + share(count - states)))
      case .acts(let count): limits.append(.acts(acts + share(count - acts)))
      case .time: limits.append(limit)
      }
    }
    return limits
  }

  /// Returns the reason that a round was the last one; nil if there is more to find.
  private func ending(
    of parts: [ExplorationResult], _ found: ExplorationResult
  ) -> ExplorationResult.Ending? {
    let endings = parts.map(\.ending)
    // A process that was about to begin has not caught the signal.
    if process_caught_signal() != 0 || endings.contains(.interrupted) { return .interrupted }
    if let ending = stop.ending(of: found) { return ending }
    // A part that is complete has found every state by itself.
    if endings.contains(.complete) { return .complete }
    return endings.contains(.crashed) ? .crashed : nil
  }

  /// Returns a snapshot with what is found out at the end, in a process of its own.
  private func finished(_ known: ExplorationSnapshot) -> ExplorationSnapshot {
    parallel.run(jobs: 1, from: known, progress: nil) { try search($0, .end) }.first ?? known
  }
}

/// The task of a search.
enum SearchTask {
  /// To search until nothing is left or a limit is reached, and to find out what is asked at the end.
  case whole
  /// To search in one of several rounds, from 0, which ends at limits of its own.
  case round(Int, limits: [Exploration.Limit])
  /// To find out what is asked at the end.
  case end
}
