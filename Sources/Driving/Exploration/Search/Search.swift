import RehearsalCore

/// A breadth-first or random search of an app's states.
final class Search {
  /// A state that was found, with the act that leads to it on the shortest way.
  struct Node {
    let parent: Int?
    let act: Act?
    let depth: Int
    let key: Fingerprint
    let screen: String
  }

  let examiner: Examiner
  let options: Exploration.Options
  let acts: ScreenActs
  let faults: [any FaultSource]
  let learned: LearnedActs
  let rules: [any Rule]
  var progress: ((ExplorationResult) -> Void)?

  private(set) var result = ExplorationResult()
  private(set) var nodes: [Node] = []
  private var known: [Fingerprint: Int] = [:]
  private var natural = FrontierQueue()
  private var afterFaults = FrontierQueue()
  var record: FaultRecord
  var effects = ButtonEffects()
  private var stop: SearchStop
  private var expansions = 0

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
  func run() throws -> ExplorationResult {
    let trial = try examiner.trial(after: [])
    let screen = trial.session.screen
    _ = add(screen, trial, parent: nil, act: nil)
    try judgeLaunch(trial, screen)
    if options.isRandom {
      walkAtRandom()
    } else {
      while let next = nextState(), !isOver { expand(next) }
    }
    finish()
    return result
  }

  /// Returns the next state to explore; every third one comes after a fault.
  private func nextState() -> Int? {
    expansions += 1
    return expansions.isMultiple(of: 3)
      ? afterFaults.pop() ?? natural.pop() : natural.pop() ?? afterFaults.pop()
  }

  /// Whether a limit or the goal is reached.
  var isOver: Bool {
    updateCounts()
    guard let ending = stop.ending(of: result) else { return false }
    result.ending = ending
    return true
  }

  private func updateCounts() {
    result.states = nodes.count
    result.acts = examiner.actCount
    result.faults = record.faults
    result.exempted = record.exempted
  }

  private func finish() {
    for (screen, button, way, act) in effects.withoutEffect {
      record.add(NoEffectRule.verdict(button, on: screen), of: NoEffectRule(), act, after: way)
    }
    updateCounts()
    progress?(result)
  }

  /// Judges the launch as an act of its own.
  private func judgeLaunch(_ trial: Trial, _ screen: Screen) throws {
    guard let wait = examiner.reader.act(["wait 1ms"], .time),
      let evidence = examiner.examine(wait, after: [])
    else { return }
    judge(evidence)
  }
}

// MARK: States

extension Search {
  /// Returns the acts from the launch to a state.
  func way(to node: Int) -> [Act] {
    var acts: [Act] = []
    var next: Int? = node
    while let index = next {
      if let act = nodes[index].act { acts.append(act) }
      next = nodes[index].parent
    }
    return acts.reversed()
  }

  /// Adds a state unless it is known.
  ///
  /// - Returns: whether it is new.
  @discardableResult
  func add(_ screen: Screen, _ trial: Trial, parent: Int?, act: Act?) -> Bool {
    let key = Fingerprint(of: screen, in: trial.session, detail: options.detail)
    guard known[key] == nil else { return false }
    let depth = (parent.map { nodes[$0].depth } ?? 0) + (act == nil ? 0 : 1)
    known[key] = nodes.count
    nodes.append(Node(parent: parent, act: act, depth: depth, key: key, screen: screen.name))
    result.map.add(screen)
    let index = nodes.count - 1
    if result.ways[screen.name] == nil {
      result.ways[screen.name] = way(to: index).flatMap(\.lines)
    }
    guard depth < options.depth else { return true }
    if case .fault? = act?.kind { afterFaults.append(index) } else { natural.append(index) }
    return true
  }

  /// Returns whether a state is not known yet.
  func isNew(_ screen: Screen, _ trial: Trial) -> Bool {
    known[Fingerprint(of: screen, in: trial.session, detail: options.detail)] == nil
  }

  /// Judges an act by every rule, and counts its effect.
  func judge(_ evidence: Evidence) {
    for rule in rules {
      let verdicts = (try? rule.judge(evidence)) ?? []
      for verdict in verdicts {
        record.add(verdict, of: rule, evidence.act, after: evidence.way)
      }
    }
    effects.count(evidence)
  }

  /// Adds the move of an act to the map and its state to the frontier.
  func follow(_ evidence: Evidence, from parent: Int) {
    guard evidence.error == nil else { return }
    result.edges += 1
    result.map.add(from: evidence.before, to: evidence.after, by: evidence.act)
    guard !evidence.act.isTerminal else { return }
    add(evidence.after, evidence.trial, parent: parent, act: evidence.act)
  }
}

extension Search {
  /// Returns the index of the state after an act; nil if it is not kept.
  func index(of evidence: Evidence) -> Int? {
    known[Fingerprint(of: evidence.after, in: evidence.trial.session, detail: options.detail)]
  }
}
