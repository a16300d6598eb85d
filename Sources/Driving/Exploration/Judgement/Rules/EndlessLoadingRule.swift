import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import VirtualTime

/// An activity indicator that never ends.
struct EndlessLoadingRule: Rule {
  let name = "endless loading"
  let reason = "a user waits for something that nothing works on any more"

  func judge(_ evidence: Evidence) throws -> [Verdict] {
    guard evidence.isNew || evidence.act.isTerminal, evidence.error == nil,
      evidence.act.failsRequests
        || isLoading(evidence.after) && !evidence.after.pending.contains(where: \.isRequest),
      let settled = evidence.settling.screen, isLoading(settled),
      let trial = evidence.settling.trial
    else { return [] }
    // A request that still comes, or a status that is asked for again and again, is work.
    let rest = Settling.limit - evidence.settling.waited
    if rest > .zero { try trial.perform(.wait(rest)) }
    let screen = trial.session.screen
    guard isLoading(screen), trial.session.device.clock.hasPending(.request) == false,
      let indicator = screen.elements.first(where: Self.isIndicator)
    else { return [] }
    let query =
      indicator.label.isEmpty
      ? "activityIndicator"
      : "activityIndicator \(indicator.label.scriptQuoted)"
    return [
      Verdict(
        place: screen.name, subject: query,
        message: "\(query) still runs after 60 s, and no request is under way",
        check: ["expect no \(query) within 60s"])
    ]
  }

  private func isLoading(_ screen: Screen) -> Bool {
    screen.elements.contains(where: Self.isIndicator)
  }

  private static func isIndicator(_ element: Screen.Element) -> Bool {
    element.type == .activityIndicator && element.value != "0" && !element.isCovered
  }
}
