import HeadlessDevice
import RehearsalCore

extension Search {
  /// The largest number of known acts that lead a walk to a state with something to try.
  private static let reach = 5

  /// Performs what is untried in the states that a walk meets, until nothing is near.
  func explore(_ walk: Walk) {
    while !isOver, !walk.isLong {
      if let act = wanted(in: walk.node) {
        guard perform(act, in: walk) else { return }
      } else if let way = wayNearby(walk) {
        guard follow(way, in: walk) else { return }
      } else {
        return
      }
    }
  }

  /// Returns the act to try next in a state in this round; nil if there is none.
  func wanted(in index: Int32) -> Int32? {
    graph.leastTried(in: index, below: quota) { table[$0].isFault }
  }

  private func wayNearby(_ walk: Walk) -> [Int32]? {
    graph.wayNearby(
      from: walk.node, length: Self.reach, isWalkable: { !table[$0].isFault },
      isWanted: { wanted(in: $0) != nil })
  }

  /// Performs acts that were judged before.
  ///
  /// - Returns: whether the walk can go on, wherever they led.
  private func follow(_ way: [Int32], in walk: Walk) -> Bool {
    do {
      for act in way { try walk.trial.perform(table[act]) }
    } catch {
      return false
    }
    walk.isExact = false
    judgeLeaks(walk)
    let screen = walk.trial.session.screen
    walk.land(land(screen, walk, parent: walk.node, act: way[0]), screen)
    return true
  }

  /// Reports what leaked on a way of known acts: an earlier act may have caused it unseen.
  private func judgeLeaks(_ walk: Walk) {
    guard !walk.hadLeaks, walk.trial.hasLeaks, let last = walk.trial.performed.last else { return }
    let way = Array(walk.trial.performed.dropLast())
    // What a transition or a request holds is no leak.
    guard (try? walk.trial.settle(within: Settling.limit)) != nil else { return }
    walk.hadLeaks = true
    walk.shorten()
    for verdict in LeakRule.verdicts(walk.trial.session, place: walk.screen.name) {
      record.add(verdict, of: LeakRule(), last, after: way, anchors: [])
    }
  }

  /// Performs an act, judges it, and goes to the state that it leads to.
  ///
  /// - Returns: whether the walk can go on.
  func perform(_ number: Int32, in walk: Walk) -> Bool {
    let (from, act, instant) = (walk.node, table[number], walk.trial.session.device.clock.now)
    let kind = graph.kinds[Int(graph.nodes[Int(from)].kind)]
    guard !skipped.contains(SkippedAct(kind: kind.key, lines: act.lines)) else {
      graph.record(number, in: from, to: StateGraph.Move.nowhere)
      return true
    }
    examiner.app.journal.kind = kind.key
    var key = Fingerprint()
    let evidence = examiner.examine(
      act, in: walk.trial, before: walk.screen, hadLeaks: walk.hadLeaks
    ) { screen, trial in
      key = Fingerprint(of: screen, in: trial.session, detail: options.detail)
      return graph.index(of: key) == nil
    }
    effects.count(evidence)
    guard evidence.error == nil else {
      graph.record(number, in: from, to: StateGraph.Move.nowhere)
      judge(evidence, in: walk)
      if evidence.error?.isEndless == true { graph.giveUp(number, in: from) }
      // A refused touch changes nothing, so the walk goes on.
      return act.kind == .user && walk.trial.session.device.clock.now == instant
    }
    return arrive(with: evidence, key, from: from, by: number, walk)
  }

  private func arrive(
    with evidence: Evidence, _ key: Fingerprint, from: Int32, by number: Int32, _ walk: Walk
  ) -> Bool {
    result.edges += 1
    result.map.add(from: evidence.before, to: evidence.after, by: evidence.act)
    guard !evidence.act.isTerminal else {
      graph.record(number, in: from, to: StateGraph.Move.nowhere)
      judge(evidence, in: walk)
      return false
    }
    let target = land(key, evidence.after, walk, parent: from, act: number)
    graph.record(number, in: from, to: target)
    offerFaults(for: evidence, in: from)
    let node = graph.nodes[Int(target)]
    walk.isExact = walk.isExact && node.isExact && node.parent == from && node.act == number
    judge(evidence, in: walk)
    if evidence.hasLeaks, !evidence.marks.hadLeaks { walk.shorten() }
    walk.hadLeaks = evidence.hasLeaks
    return goOn(walk, target, evidence)
  }

  /// Goes to the state after an act, or to the one that the judgement of the act led to.
  private func goOn(_ walk: Walk, _ target: Int32, _ evidence: Evidence) -> Bool {
    let further = walk.trial.performed[(evidence.marks.performed + 1)...]
    guard !further.isEmpty else {
      walk.land(target, evidence.after)
      return true
    }
    walk.isExact = false
    let act = table.number(of: Act(joining: Array(further)))
    let screen = walk.trial.session.screen
    walk.land(land(screen, walk, parent: target, act: act), screen)
    walk.hadLeaks = walk.trial.hasLeaks
    return true
  }

  /// Offers the faults that can happen to the requests of an act, in the state before it.
  private func offerFaults(for evidence: Evidence, in index: Int32) {
    guard !evidence.sent.isEmpty, evidence.act.mayFail else { return }
    var requests: [SentRequest] = []
    for exchange in evidence.sent {
      let request = SentRequest(method: exchange.request.method, path: exchange.request.path)
      if !requests.contains(request) { requests.append(request) }
    }
    let acts = faults.flatMap { $0.acts(for: evidence.act, sending: requests, examiner.reader) }
    offer(acts, in: index)
  }
}

// MARK: States

extension Search {
  /// Returns a walk that has just launched the app.
  func launch() throws -> Walk {
    let trial = try examiner.app.trial()
    let screen = trial.session.screen
    let key = Fingerprint(of: screen, in: trial.session, detail: options.detail)
    let known = graph.index(of: key)
    if graph.nodes.isEmpty || known != nil {
      let node = known ?? add(key, screen, parent: nil, act: nil, isExact: true)
      return Walk(trial, screen: screen, node: node, isExact: node == 0)
    }
    let first = graph.kinds[Int(graph.nodes[0].kind)].screen
    if screen.name != first { reportDifference(first, now: screen.name, after: []) }
    let node = add(key, screen, parent: nil, act: nil, isExact: false)
    return Walk(trial, screen: screen, node: node, isExact: false)
  }

  /// Returns a walk in a state; nil if its way is refused now.
  func walk(to index: Int32) -> Walk? {
    guard let walk = try? launch() else { return nil }
    let way = graph.way(to: index)
    guard let last = way.last, let parent = graph.nodes[Int(index)].parent else { return walk }
    do {
      for act in way { try walk.trial.perform(table[act]) }
    } catch {
      graph.miss(index)
      return nil
    }
    let screen = walk.trial.session.screen
    let node = land(screen, walk, parent: parent, act: last)
    if node != index { missed(index, screen, walk) }
    walk.isExact = node == index && graph.nodes[Int(index)].isExact
    walk.land(node, screen)
    walk.hadLeaks = walk.trial.hasLeaks
    return walk
  }

  private func missed(_ index: Int32, _ screen: Screen, _ walk: Walk) {
    graph.miss(index)
    let node = graph.nodes[Int(index)]
    let first = graph.kinds[Int(node.kind)].screen
    guard node.isExact, walk.isExact, screen.name != first else { return }
    reportDifference(first, now: screen.name, after: walk.trial.performed)
  }

  private func reportDifference(_ first: String, now: String, after way: [Act]) {
    let last = way.last ?? Act(.wait(.milliseconds(1)), .time)
    record.add(
      RepeatabilityRule.verdict(first: first, now: now), of: RepeatabilityRule(), last,
      after: way.dropLast(), anchors: [])
  }

  /// Returns the state that a screen shows, and adds it if it is new.
  private func land(_ screen: Screen, _ walk: Walk, parent: Int32, act: Int32) -> Int32 {
    let key = Fingerprint(of: screen, in: walk.trial.session, detail: options.detail)
    return land(key, screen, walk, parent: parent, act: act)
  }

  private func land(
    _ key: Fingerprint, _ screen: Screen, _ walk: Walk, parent: Int32, act: Int32
  ) -> Int32 {
    guard let known = graph.index(of: key) else {
      return add(key, screen, parent: parent, act: act, isExact: walk.isExact)
    }
    graph.shorten(known, from: parent, by: act)
    return known
  }

  /// Adds a state with the acts that its screen offers.
  private func add(
    _ key: Fingerprint, _ screen: Screen, parent: Int32?, act: Int32?, isExact: Bool
  ) -> Int32 {
    let depth = parent.map { graph.nodes[Int($0)].depth + 1 } ?? 0
    let kind = kind(of: screen)
    let index = graph.add(
      StateGraph.Node(
        key: key, kind: kind, parent: parent, act: act, depth: depth, isExact: isExact))
    result.map.add(screen)
    guard depth < options.depth else { return index }
    let user = acts.acts(on: screen)
    offer(user + faults.flatMap { $0.acts(on: screen, user, examiner.reader) }, in: index)
    enqueue(index)
    return index
  }

  private func kind(of screen: Screen) -> Int32 {
    let key = Fingerprint(kindOf: screen)
    return graph.kind(key, screen: screen.name, isOwn: options.shard?.contains(key) ?? true)
  }

  private func offer(_ acts: [Act], in index: Int32) {
    let kind = graph.kinds[Int(graph.nodes[Int(index)].kind)]
    let own = acts.filter { !$0.isFault || kind.isOwn }
    graph.offer(own.map { table.number(of: $0) }, in: index)
  }
}
