import HeadlessDevice
import RehearsalCore
import VirtualTime

extension Search {
  /// Performs an act, judges it, and goes to the state that it leads to.
  ///
  /// - Returns: whether the walk can go on.
  func perform(_ number: Int32, in walk: Walk) -> Bool {
    saveIfDue()
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
      return isUnchanged(walk, since: evidence, instant)
    }
    return arrive(with: evidence, key, from: from, by: number, walk)
  }

  /// Returns whether a refused act changed nothing, so that the walk can go on.
  private func isUnchanged(
    _ walk: Walk, since evidence: Evidence, _ instant: VirtualClock.Instant
  ) -> Bool {
    guard evidence.device.clock.now == instant, evidence.error?.isEndless != true else {
      return false
    }
    let isOneLine = evidence.act.kind == .user || evidence.act.work.count == 1
    return isOneLine && evidence.sent.isEmpty && walk.trial.session.screen == walk.screen
  }

  private func arrive(
    with evidence: Evidence, _ key: Fingerprint, from: Int32, by number: Int32, _ walk: Walk
  ) -> Bool {
    result.map.add(from: evidence.before, to: evidence.after, by: evidence.act)
    discoveries.add(evidence, in: from)
    guard !evidence.act.isTerminal else {
      graph.record(number, in: from, to: StateGraph.Move.nowhere)
      judge(evidence, in: walk)
      return false
    }
    let target = land(key, evidence.after, walk, parent: from, act: number)
    graph.record(number, in: from, to: target)
    offerFaults(for: evidence, number, in: from, to: target)
    pursuits.note(number, in: from, kind: graph.nodes[Int(from)].kind)
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
  private func offerFaults(
    for evidence: Evidence, _ number: Int32, in index: Int32, to target: Int32
  ) {
    if evidence.before.name != evidence.after.name {
      offer(
        faults.flatMap { $0.acts(during: evidence.act, to: evidence.after, examiner.reader) },
        in: index)
    }
    guard !evidence.sent.isEmpty, evidence.act.mayFail, isFirst(evidence.act, to: target) else {
      return
    }
    var requests: [SentRequest] = []
    for exchange in evidence.sent {
      let request = SentRequest(method: exchange.request.method, path: exchange.request.path)
      if !requests.contains(request) { requests.append(request) }
    }
    let acts = faults.flatMap { $0.acts(for: evidence.act, sending: requests, examiner.reader) }
    offer(acts, in: index)
    for act in acts where act.kind == .fault(.time) {
      pursuits.note(table.number(of: act), delays: number)
    }
  }

  /// Returns whether an act leads to a state for the first time, if it is a relaunch.
  ///
  /// A new process has only the storage, so its requests fail in the same way from wherever it comes.
  private func isFirst(_ act: Act, to target: Int32) -> Bool {
    !act.isRelaunch || relaunched.insert(target).inserted
  }
}
