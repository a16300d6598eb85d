import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import VirtualTime

/// A late answer that replaces what a later one showed.
struct StaleAnswerRule: Rule {
  let name = "stale answer"
  let reason = "the screen shows what was asked for earlier, not what it is for"

  func judge(_ evidence: Evidence) throws -> [Verdict] {
    guard evidence.act.kind == .time, evidence.error == nil, hasLateAnswer(evidence) else {
      return []
    }
    let acts = evidence.way + [evidence.act]
    guard acts.contains(where: \.isLate) else { return [] }
    let end = evidence.instant.advanced(by: .seconds(120))
    let app = evidence.app
    guard let seen = try? screen(of: app, after: acts, at: end),
      let expected = try? screen(of: app, after: acts.compactMap(\.onTime), at: end),
      seen.path == expected.path,
      let missing = Self.texts(expected).first(where: { !Self.texts(seen).contains($0) })
    else { return [] }
    return [
      Verdict(
        place: seen.name, subject: seen.name,
        message: "after a late answer \(seen.name) does not show \(missing.scriptQuoted), "
          + "which it shows when answers come in order",
        check: ["wait 5s", "expect \(missing.scriptQuoted) now"])
    ]
  }

  /// Returns whether a late answer to a read came with the act, and nothing was changed since it was
  /// asked for, so that the order of answers is all that differs.
  private func hasLateAnswer(_ evidence: Evidence) -> Bool {
    let exchanges = evidence.device.network.exchanges
    let late = exchanges.firstIndex { exchange in
      guard let answered = exchange.answeredAt, answered <= evidence.instant else { return false }
      return exchange.sentAt.duration(to: answered) >= TimeFaults.delay
        && answered.duration(to: evidence.instant) <= Self.freshness
    }
    guard let late else { return false }
    return exchanges[late...].allSatisfy { $0.request.method == "GET" }
  }

  /// The time since the late answer in which an act is compared.
  private static let freshness = Duration.milliseconds(1)

  /// Returns the screen at an instant by which every answer has come.
  private func screen(
    of app: AppUnderTest, after acts: [Act], at end: VirtualClock.Instant
  ) throws -> Screen {
    let trial = try app.trial(after: acts)
    let rest = trial.session.device.clock.now.duration(to: end)
    if rest > .zero { try trial.session.perform(.wait(rest)) }
    return trial.session.screen
  }

  private static func texts(_ screen: Screen) -> [String] {
    screen.elements.filter { $0.type == .staticText }.map(\.label)
  }
}
