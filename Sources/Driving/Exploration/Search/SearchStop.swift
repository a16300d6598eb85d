import RehearsalCore

/// The limits and the goal that end a search.
struct SearchStop {
  private var limits: [Exploration.Limit]
  private let goal: Exploration.Goal?
  private let wantedScreens: [String]
  private let start: ContinuousClock.Instant

  /// Creates the limits of a search.
  ///
  /// - Parameters:
  ///   - screens: The screens that a goal in percent counts.
  ///   - start: The instant at which the exploration started, of which this search may be a later part.
  init(
    _ limits: [Exploration.Limit], _ goal: Exploration.Goal?, screens: [String] = [],
    since start: ContinuousClock.Instant = .now
  ) {
    self.limits = limits
    self.goal = goal
    wantedScreens = screens
    self.start = start
  }

  /// Returns the same with other limits.
  func with(_ limits: [Exploration.Limit]) -> SearchStop {
    var stop = self
    stop.limits = limits
    return stop
  }

  /// Returns the reason to end; nil to go on.
  func ending(of result: ExplorationResult) -> ExplorationResult.Ending? {
    if let goal, isReached(goal, result) { return .goal(goal.reachedText) }
    for limit in limits where isReached(limit, result) { return .limit(limit.description) }
    return nil
  }

  private func isReached(_ limit: Exploration.Limit, _ result: ExplorationResult) -> Bool {
    switch limit {
    case .states(let count): result.states >= count
    case .acts(let count): result.acts >= count
    case .time(let duration): ContinuousClock.now - start >= duration
    }
  }

  private func isReached(_ goal: Exploration.Goal, _ result: ExplorationResult) -> Bool {
    switch goal {
    case .screens(let count): return result.map.screens.count >= count
    case .screensPercent(let percent):
      let found = wantedScreens.filter(result.map.screens.contains).count
      return !wantedScreens.isEmpty && found * 100 >= percent * wantedScreens.count
    case .edgesPercent(let percent):
      return result.offered > 0 && result.edges * 100 >= percent * result.offered
    case .edges(let count): return result.map.edges.count >= count
    case .reached(let screen): return result.map.screens.contains(screen)
    case .faults(let count): return result.faults.count >= count
    }
  }
}

extension Exploration.Limit: CustomStringConvertible {
  /// The limit in words.
  public var description: String {
    switch self {
    case .states(let count): count.counted("state")
    case .acts(let count): count.counted("act")
    case .time(let duration): duration.scriptDescription
    }
  }
}

extension Exploration.Goal {
  /// The goal as what was reached: a screen's name, or as the command line has it.
  var reachedText: String {
    if case .reached(let screen) = self { screen } else { description }
  }
}

extension Exploration.Goal: CustomStringConvertible {
  /// The goal as the command line has it.
  public var description: String {
    switch self {
    case .screens(let count): "screens=\(count)"
    case .screensPercent(let percent): "screens=\(percent)%"
    case .edgesPercent(let percent): "edges=\(percent)%"
    case .edges(let count): "edges=\(count)"
    case .reached(let screen): "reached=\(screen)"
    case .faults(let count): "faults=\(count)"
    }
  }
}
