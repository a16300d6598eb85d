import CProcesses
import RehearsalCore

/// A breadth-first or random search of an app's states, by walks.
///
/// Every kind of screen gets each of its acts once, then twice, then four times, and so on, so that no
/// screen with many states keeps the others waiting. Faults begin in the second round.
final class Search {
  let examiner: Examiner
  let options: Exploration.Options
  let acts: ScreenActs
  let faults: [any FaultSource]
  let learned: LearnedActs
  let rules: [any Rule]
  var progress: ((ExplorationResult) -> Void)?

  var result = ExplorationResult()
  var graph = StateGraph()
  var table = ActTable()
  var frontier = DepthQueue()
  var record: FaultRecord
  var effects = ButtonEffects()
  private var stop: SearchStop

  /// The number of times that an act may be performed in states of one kind in this round.
  var quota: Int32 = 1

  /// The acts that ended an earlier process of this exploration, which are left out.
  var skipped: Set<SkippedAct> = []

  init(
    _ examiner: Examiner, _ options: Exploration.Options, _ limits: [Exploration.Limit],
    acts: ScreenActs, faults: [any FaultSource], learned: LearnedActs
  ) {
    self.examiner = examiner
    self.options = options
    self.acts = acts
    self.faults = faults
    self.learned = learned
    rules = Rules.all + [InvariantRule(invariants: options.invariants?.all ?? [])]
    record = FaultRecord(examiner, options.exemptions)
    stop = SearchStop(limits, options.goal, learned)
  }

  /// Searches until nothing is left, or a limit or the goal is reached.
  func run() throws {
    let walk = try launch()
    if graph.nodes.count == 1 { judgeLaunch(walk) }
    if options.isRandom {
      walkAtRandom()
    } else {
      searchInRounds()
    }
    finish()
  }

  private func searchInRounds() {
    while !isOver {
      frontier = DepthQueue()
      for index in graph.nodes.indices where isReachable(Int32(index)) { enqueue(Int32(index)) }
      guard let first = frontier.pop() else { return }
      enqueue(first)
      while !isOver, let next = frontier.pop() { explore(from: next) }
      quota *= 2
    }
  }

  private func explore(from index: Int32) {
    guard isReachable(index), wanted(in: index) != nil else { return }
    guard let walk = walk(to: index) else { return }
    explore(walk)
    progress?(result)
    if wanted(in: index) != nil { enqueue(index) }
  }

  /// Whether a state has something untried, and its way was not found to lead elsewhere.
  private func isReachable(_ index: Int32) -> Bool {
    graph.nodes[Int(index)].untriedCount > 0 && graph.nodes[Int(index)].misses < 3
  }

  /// Adds a state to those that wait.
  func enqueue(_ index: Int32) {
    frontier.append(index, depth: Int(graph.nodes[Int(index)].depth))
  }

  /// Whether a limit or the goal is reached, or a signal stops the exploration.
  var isOver: Bool {
    updateCounts()
    examiner.app.journal.show(result)
    if process_caught_signal() != 0 {
      result.ending = .interrupted
      return true
    }
    guard let ending = stop.ending(of: result) else { return false }
    result.ending = ending
    return true
  }

  private func updateCounts() {
    result.states = graph.nodes.count
    result.offered = graph.offeredCount
    result.acts = examiner.app.journal.total
    if result.faults.count != record.faults.count { result.faults = record.faults }
    if result.exempted.count != record.exempted.count { result.exempted = record.exempted }
  }

  private func finish() {
    for (screen, button, way, act) in effects.withoutEffect {
      record.add(
        NoEffectRule.verdict(button, on: screen), of: NoEffectRule(), act, after: way, anchors: [])
    }
    result.ways = waysToScreens()
    updateCounts()
    progress?(result)
  }

  /// Judges the launch as an act of its own.
  private func judgeLaunch(_ walk: Walk) {
    let evidence = examiner.examine(
      Act(.wait(.milliseconds(1)), .time), in: walk.trial, before: walk.screen, hadLeaks: false)
    judge(evidence, in: walk)
  }
}
