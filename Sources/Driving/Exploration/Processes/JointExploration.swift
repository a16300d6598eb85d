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

  /// Explores until every state within the depth is explored, or a limit or the goal is reached.
  ///
  /// - Returns: what was found, with the way to each screen; nil if no process found anything.
  func run(
    from beginning: ExplorationSnapshot?, progress: ((ExplorationResult) -> Void)?
  ) -> ExplorationSnapshot? {
    var known = beginning
    var round = SearchRound(number: 0, jobs: jobs, isShort: true)
    var ending: ExplorationResult.Ending?
    while ending == nil {
      let before = known?.result ?? ExplorationResult()
      let task = SearchTask.round(round.number, limits: round.limits(of: limits, after: before))
      let parts = parallel.run(jobs: jobs, from: known, progress: progress) {
        try search($0, task)
      }
      guard !parts.isEmpty else { break }
      let found = ExplorationSnapshot.merging(parts, since: known)
      ending = SearchRound.ending(
        of: parts.map(\.result.ending), found: found.result, stop: stop,
        isStopped: process_caught_signal() != 0)
      round = SearchRound(
        number: round.number + 1, jobs: jobs, isShort: found.result.edges > before.edges)
      known = found
    }
    guard round.number > 0, let known else { return nil }
    var whole = finished(known)
    whole.result.ending = ending ?? (process_caught_signal() != 0 ? .interrupted : .crashed)
    return whole
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
