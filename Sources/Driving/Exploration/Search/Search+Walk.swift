import HeadlessDevice
import RehearsalCore

extension Search {
  /// The factor by which a walk may run ahead of the round.
  private static let lead: Int32 = 4

  /// The number of known acts to a state with something to try, which a walk prefers.
  private static let near = 2

  /// The largest number of known acts that lead a walk to a state with something to try.
  private static let reach = 5

  /// Performs what is untried in the states that a walk meets, until nothing is near.
  ///
  /// The acts after which a session cannot go on come last.
  func explore(_ walk: Walk) {
    while !isOver, !walk.isLong {
      if let act = wanted(in: walk.node) {
        guard perform(act, in: walk) else { return }
      } else if let way = wayNearby(walk, Self.near, isWanted: { wanted(in: $0) != nil }) {
        guard follow(way, in: walk) else { return }
      } else if let act = wantedLater(in: walk.node) {
        guard perform(act, in: walk) else { return }
      } else if let way = wayNearby(walk, Self.reach, isWanted: { wanted(in: $0) != nil }) {
        guard follow(way, in: walk) else { return }
      } else if wantedLast(in: walk.node) == nil,
        let way = wayNearby(walk, Self.reach, isWanted: { wantedLast(in: $0) != nil })
      {
        guard follow(way, in: walk) else { return }
      } else {
        break
      }
    }
    if !isOver, let act = wantedLast(in: walk.node) { _ = perform(act, in: walk) }
  }

  /// Returns the act to try next in a state in this round; nil if there is none.
  func wanted(in index: Int32) -> Int32? {
    graph.leastTried(in: index, below: quota, table)
  }

  /// Returns an act of one of the next rounds, which costs less here than a way to another state.
  private func wantedLater(in index: Int32) -> Int32? {
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

  private func wayNearby(
    _ walk: Walk, _ length: Int, isWanted: (Int32) -> Bool
  ) -> [Int32]? {
    graph.wayNearby(
      from: walk.node, length: length, isWalkable: { !table.isFault($0) }, isWanted: isWanted)
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
    let followed = walk.trial.performed.suffix(way.count)
    judgeLeaks(walk)
    let screen = walk.trial.session.screen
    let node = land(
      screen, walk, parent: walk.node,
      act: way.count == 1 ? way[0] : table.number(of: Act(joining: Array(followed))))
    walk.land(node, screen)
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
    discoveries.add(evidence, in: from)
    guard !evidence.act.isTerminal else {
      graph.record(number, in: from, to: StateGraph.Move.nowhere)
      judge(evidence, in: walk)
      return false
    }
    let target = land(key, evidence.after, walk, parent: from, act: number)
    graph.record(number, in: from, to: target)
    offerFaults(for: evidence, in: from)
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
    let screen = walk.trial.session.screen
    let node = land(
      screen, walk, parent: target, act: table.number(of: Act(joining: Array(further))))
    walk.land(node, screen)
    walk.hadLeaks = walk.trial.hasLeaks
    return true
  }

  /// Offers the faults that can happen to the requests of an act, in the state before it.
  private func offerFaults(for evidence: Evidence, in index: Int32) {
    if evidence.before.name != evidence.after.name {
      offer(
        faults.flatMap { $0.acts(during: evidence.act, to: evidence.after, examiner.reader) },
        in: index)
    }
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
