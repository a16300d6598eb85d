import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import VirtualTime

/// A late answer that replaces what a later one showed.
struct StaleAnswerRule: Rule {
  let name = "stale answer"
  let reason = "the screen shows what was asked for earlier, not what it is for"

  func occasion(of evidence: Evidence) -> String? {
    guard mayShow(evidence), let late = lateAnswer(evidence) else { return nil }
    let request = evidence.device.network.exchanges[late].request
    let words = evidence.before.path + ["", request.method, request.path, ""]
    return (words + Self.texts(evidence.before)).joined(separator: " ")
  }

  func judge(_ evidence: Evidence) throws -> [Verdict] {
    guard mayShow(evidence), let late = lateAnswer(evidence),
      let sender = evidence.trial.sender(of: late)?.act, sender < evidence.marks.performed
    else { return [] }
    let acts = evidence.way + [evidence.act]
    guard acts[sender].isLate else { return [] }
    // The same acts, but for the delay of the answer that came late.
    let inOrder = acts[..<sender] + [acts[sender].onTime].compactMap { $0 } + acts[(sender + 1)...]
    let end = evidence.instant.advanced(by: .seconds(120))
    let app = evidence.app
    guard let seen = try? screen(of: app, after: acts, at: end),
      let expected = try? screen(of: app, after: Array(inOrder), at: end),
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

  /// Returns whether a wait changed a text of a screen that stays, so that a late answer may be shown.
  private func mayShow(_ evidence: Evidence) -> Bool {
    evidence.act.kind == .time && evidence.error == nil
      && evidence.before.path == evidence.after.path
      && Self.texts(evidence.before) != Self.texts(evidence.after)
  }

  /// Returns the place of a late answer to a read that came with the act; nil if there is none, or if
  /// something was changed since it was asked for, so that more than the order of answers differs.
  private func lateAnswer(_ evidence: Evidence) -> Int? {
    let exchanges = evidence.device.network.exchanges
    let late = exchanges.firstIndex { exchange in
      guard let answered = exchange.answeredAt, answered <= evidence.instant else { return false }
      return exchange.sentAt.duration(to: answered) >= TimeFaults.delay
        && answered > evidence.marks.instant
    }
    guard let late else { return nil }
    let isAlone = exchanges.indices.allSatisfy { index in
      // What was changed and answered before has no part in the order of answers.
      if exchanges[index].request.method == "GET" { return true }
      guard index < late, let answered = exchanges[index].answeredAt else { return false }
      return answered <= exchanges[late].sentAt
    }
    return isAlone ? late : nil
  }

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
