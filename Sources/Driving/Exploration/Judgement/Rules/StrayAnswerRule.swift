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
    let exchanges = evidence.device.network.exchanges
    let answered = exchanges.indices.filter { index in
      guard let instant = exchanges[index].answeredAt else { return false }
      return instant > evidence.marks.instant && instant <= evidence.instant
    }
    // Where several answers came, any of them may have led away, so all must be of other screens.
    let earlier = answered.filter { $0 < evidence.marks.exchanges }
    guard let index = earlier.first, let sender = evidence.trial.sender(of: index),
      let answer = exchanges[index].answeredAt
    else { return [] }
    let areStray = answered.allSatisfy { index in
      // What was asked for later is a consequence, such as the requests of the screen that came.
      guard index < evidence.marks.exchanges else { return exchanges[index].sentAt >= answer }
      guard let sender = evidence.trial.sender(of: index) else { return false }
      return sender.path != before.path && judges(evidence.trial.performed[sender.act], evidence)
    }
    guard areStray else { return [] }
    let (exchange, asker) = (exchanges[index], sender.path)
    let summary = exchange.request.summary
    return [
      Verdict(
        place: before.name, subject: summary,
        message: "the answer to \(summary), which \(asker.last ?? "") asked for, "
          + "leads from \(before.name) to \(after.name)",
        check: ["expect screen \(before.name) now"])
    ]
  }

  /// Returns whether the answer to an act is judged.
  ///
  /// After a fault it is only if a user's act on a screen asked, and a screen opens on top of another
  /// one: a late answer may well end a session or begin one, and a link belongs to no screen.
  private func judges(_ act: Act, _ evidence: Evidence) -> Bool {
    guard act.isFault else { return true }
    let (before, after) = (evidence.before.path, evidence.after.path)
    return act.isLate && !act.isArrival && after.count == before.count + 1
      && after.starts(with: before)
  }
}
