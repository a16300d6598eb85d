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

  /// A closure that saves a snapshot now and then, so that another search can go on from it.
  var save: ((ExplorationSnapshot) -> Void)?

  /// The number of acts at which the next snapshot is saved.
  private var nextSave: Int

  var result = ExplorationResult()
  var graph = StateGraph()
  var table = ActTable()
  var frontier = DepthQueue()
  var ends = DepthQueue()
  var record: FaultRecord
  var effects = ButtonEffects()
  var discoveries = Discoveries()
  var pursuits = Pursuits()

  /// The states that a relaunch led to, with the faults of its requests offered once for each.
  var relaunched: Set<Int32> = []

  private let stop: SearchStop

  /// The occasions on which a rule has judged, for the rules that judge each occasion once.
  var occasions: Set<String> = []

  /// The number of times that an act may be performed in states of one kind in this round.
  var quota: Int32 = 1

  /// The acts that ended an earlier process of this exploration, which are left out.
  var skipped: Set<SkippedAct> = []

  init(
    _ examiner: Examiner, _ options: Exploration.Options, _ stop: SearchStop,
    acts: ScreenActs, faults: [any FaultSource], learned: LearnedActs
  ) {
    self.examiner = examiner
    self.options = options
    self.acts = acts
    self.faults = faults
    self.learned = learned
    rules = Rules.all + [InvariantRule(invariants: options.invariants?.all ?? [])]
    record = FaultRecord(examiner, options.exemptions)
    self.stop = stop
    // What an earlier process found is known to the exploration already.
    let acts = examiner.app.journal.total
    nextSave = acts == 0 ? 0 : acts + max(Self.saveDistance, acts / 4)
  }

  /// Searches until nothing is left, or a limit or the goal is reached, or finds out what is asked then.
  func run(_ task: SearchTask) throws {
    if case .end = task { return finish() }
    let walk = try launch()
    if graph.nodes.count == 1 { judgeLaunch(walk) }
    if options.isRandom {
      walkAtRandom()
    } else {
      searchInRounds()
    }
    result.lost = graph.lostCount
    if case .whole = task { finish() } else { updateCounts() }
  }

  /// The quota above which the rounds do not differ.
  private static let lastQuota: Int32 = 1 << 20

  private func searchInRounds() {
    while !isOver {
      (frontier, ends) = (DepthQueue(), DepthQueue())
      for index in graph.nodes.indices where graph.isOpen(Int32(index)) { enqueue(Int32(index)) }
      guard let first = frontier.pop() else { return }
      enqueue(first)
      while !isOver, let next = frontier.pop() { explore(from: next) }
      quota = min(quota * 2, Self.lastQuota)
    }
  }

  private func explore(from index: Int32) {
    guard isWanted(index) else { return }
    if let walk = walk(to: index) {
      pursuits.plan(in: graph, table)
      explore(walk)
      progress?(result)
      tryEnds(walk.trial.performed.count / 3)
      pursue(walk.trial.performed.count / 8)
    }
    if isWanted(index), graph.isOpen(index) { enqueue(index) }
  }

  /// Tries acts after which a session cannot go on, in the states nearest to the launch.
  ///
  /// - Parameter budget: the number of acts that the ways to the states may have in all.
  private func tryEnds(_ budget: Int) {
    var left = budget
    while left > 0, !isOver, let index = ends.pop() {
      guard wantedLast(in: index) != nil, graph.isOpen(index) else { continue }
      left -= Self.launchCost
      guard let walk = walk(to: index) else { continue }
      left -= walk.trial.performed.count
      if let act = wantedLast(in: walk.node) { _ = perform(act, in: walk) }
      if wantedLast(in: index) != nil { ends.append(index, depth: rank(of: index)) }
    }
  }

  /// The number of acts that take as long as a launch.
  static let launchCost = 5

  /// Adds a state to those that wait.
  func enqueue(_ index: Int32) {
    frontier.append(index, depth: rank(of: index))
    ends.append(index, depth: rank(of: index))
  }

  /// The rank of a state that waits: of the states of one depth those of other parts come last.
  private func rank(of index: Int32) -> Int {
    let node = graph.nodes[Int(index)]
    return 2 * Int(node.depth) + (graph.part.owns(node.key) ? 0 : 1)
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
    result.edges = graph.triedCount
    result.acts = examiner.app.journal.total
    if result.faults.count != record.faults.count { result.faults = record.faults }
    if result.exempted.count != record.exempted.count { result.exempted = record.exempted }
  }

  /// The smallest number of acts between two snapshots.
  private static let saveDistance = 10

  /// Saves a snapshot each time that the number of acts has grown by a quarter.
  ///
  /// The snapshots grow with the search, so that saving at equal distances would cost more and more.
  func saveIfDue() {
    let acts = examiner.app.journal.total
    guard let save, acts >= nextSave else { return }
    nextSave = acts + max(Self.saveDistance, acts / 4)
    updateCounts()
    save(ExplorationSnapshot(self, discoveries: discoveries.found(after: examiner.app.beginning)))
  }

  private func finish() {
    for (screen, button, way, act) in effects.withoutEffect {
      record.add(
        NoEffectRule.verdict(button, on: screen),
        of: NoEffectRule(suspect: (screen, button)), act, after: way, anchors: [])
    }
    result.ways = waysToScreens()
    result.discoveries += foundDiscoveries
    updateCounts()
    progress?(result)
  }

  /// The parts of the app that this search has met, each with the shortest way to it that is known.
  var foundDiscoveries: [Discovery] {
    discoveries.all({ graph.nodes[Int($0)].way.map { table[$0] } }, examiner)
  }

  /// The act that stands for the launch.
  static let launch = Act(.wait(.milliseconds(1)), .time)

  /// Judges the launch as an act of its own.
  private func judgeLaunch(_ walk: Walk) {
    let kind = graph.kinds[Int(graph.nodes[Int(walk.node)].kind)].key
    guard !skipped.contains(SkippedAct(kind: kind, lines: Self.launch.lines)) else { return }
    examiner.app.journal.kind = kind
    let evidence = examiner.examine(
      Self.launch, in: walk.trial, before: walk.screen, hadLeaks: false)
    judge(evidence, in: walk)
  }
}
