import HeadlessDevice
import RehearsalCore
import ScriptLanguage
import VirtualTime

/// An answer that moves a user away from a screen that did not ask for it.
struct StrayAnswerRule: Rule {
  let name = "stray answer"
  let reason = "the user has left the screen that asked, and is moved away from another one"

  func judge(_ evidence: Evidence) throws -> [Verdict] {
    let (before, after) = (evidence.before, evidence.after)
    guard evidence.act.kind == .time, evidence.error == nil, before.path != after.path,
      after.path.count > before.path.count || after.path.last != before.path.last
    else { return [] }
    let answered = evidence.device.network.exchanges.filter { exchange in
      guard let instant = exchange.answeredAt else { return false }
      return instant == evidence.device.clock.now || instant > evidence.startedAt
    }
    guard let exchange = answered.first, let (asker, isOutside) = try asker(of: exchange, evidence),
      !isOutside, asker != before.path
    else { return [] }
    let summary = exchange.request.summary
    return [
      Verdict(
        place: before.name, subject: summary,
        message: "the answer to \(summary), which \(asker.last ?? "") asked for, "
          + "leads from \(before.name) to \(after.name)",
        check: ["expect screen \(before.name) now"])
    ]
  }

  /// Returns the path of the screen that sent a request, and whether an arrival from outside did.
  private func asker(
    of exchange: Exchange, _ evidence: Evidence
  ) throws -> ([String], Bool)? {
    let trial = try evidence.app.trial()
    for act in evidence.way {
      try trial.perform(act)
      let network = trial.session.device.network
      guard
        network.exchanges.contains(where: {
          $0.request == exchange.request && $0.sentAt == exchange.sentAt
        })
      else { continue }
      let isOutside = act.kind == .fault(.outside)
      return (trial.session.screen.path, isOutside)
    }
    return nil
  }
}

extension Evidence {
  /// The instant before the act, as far as the act is a wait.
  fileprivate var startedAt: VirtualClock.Instant {
    guard case .act(.time(.wait(let duration)))? = act.work.last else { return device.clock.now }
    return device.clock.now.advanced(by: .zero - duration)
  }
}
