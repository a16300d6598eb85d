import HeadlessDevice
import RehearsalCore

extension Search {
  /// Performs every act and every fault that a state offers.
  func expand(_ index: Int) {
    let way = way(to: index)
    guard let trial = try? examiner.trial(after: way) else {
      return reportDifference("a screen where the acts are refused", at: index, way)
    }
    let screen = trial.session.screen
    guard isSame(screen, trial, as: index, way) else { return }
    var attempt = Attempt(screen: screen, way: way, trial: trial)
    let offered = acts.acts(on: screen)
    var performed: [Act] = []
    for act in offered {
      guard !isOver else { return }
      guard let evidence = examine(act, &attempt) else { continue }
      judge(evidence)
      guard evidence.error == nil else { continue }
      performed.append(act)
      perform(faultsFor: evidence, at: index, &attempt)
      follow(evidence, from: index)
    }
    let inState = faults.flatMap { $0.acts(on: screen, performed, examiner.reader) }
    perform(inState, at: index, &attempt)
    progress?(result)
  }

  private func perform(faultsFor evidence: Evidence, at index: Int, _ attempt: inout Attempt) {
    guard !hasFault(evidence.way) else { return }
    var requests: [SentRequest] = []
    for exchange in evidence.sent {
      let request = SentRequest(method: exchange.request.method, path: exchange.request.path)
      if !requests.contains(request) { requests.append(request) }
    }
    guard !requests.isEmpty else { return }
    let acts = faults.flatMap {
      $0.acts(for: evidence.act, sending: requests, examiner.reader)
    }
    perform(acts, at: index, &attempt)
  }

  private func perform(_ acts: [Act], at index: Int, _ attempt: inout Attempt) {
    for act in acts {
      guard !isOver else { return }
      guard let evidence = examine(act, &attempt) else { continue }
      judge(evidence)
      follow(evidence, from: index)
    }
  }

  /// Whether a way has a failing request or a late answer; a second one would hide the first.
  private func hasFault(_ way: [Act]) -> Bool {
    way.contains { $0.kind == .fault(.network) || $0.kind == .fault(.time) }
  }

  /// Performs an act in the trial at hand if it is untouched, else in a new one.
  private func examine(_ act: Act, _ attempt: inout Attempt) -> Evidence? {
    guard let trial = attempt.trial ?? (try? examiner.trial(after: attempt.way)) else { return nil }
    attempt.trial = nil
    let instant = trial.session.device.clock.now
    let evidence = examiner.examine(
      act, after: attempt.way, in: trial, before: attempt.screen, isNew: isNew)
    // A refused touch changes nothing, so the session can be used again.
    let isUntouched = trial.session.device.clock.now == instant
    if evidence.error != nil, act.kind == .user, isUntouched { attempt.trial = trial }
    return evidence
  }

  /// Returns whether a way leads to the same state as before, and reports where it does not.
  private func isSame(_ screen: Screen, _ trial: Trial, as index: Int, _ way: [Act]) -> Bool {
    let node = nodes[index]
    let key = Fingerprint(of: screen, in: trial.session, detail: options.detail)
    guard key != node.key, screen.name != node.screen else { return true }
    reportDifference(screen.name, at: index, way)
    return false
  }

  private func reportDifference(_ now: String, at index: Int, _ way: [Act]) {
    guard let last = way.last ?? examiner.reader.act(["wait 1ms"], .time) else { return }
    let verdict = RepeatabilityRule.verdict(first: nodes[index].screen, now: now)
    record.add(verdict, of: RepeatabilityRule(), last, after: way.dropLast())
  }

  /// A state that is explored, with a session in it as long as it is untouched.
  private struct Attempt {
    let screen: Screen
    let way: [Act]
    var trial: Trial?
  }
}
