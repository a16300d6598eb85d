import RehearsalCore

/// A way back that does not lead to the screen before.
struct BackRule: Rule {
  let name = "back"
  let reason = "the back button and the edge swipe lead to the screen below"

  func judge(_ evidence: Evidence) -> [Verdict] {
    let (before, after) = (evidence.before, evidence.after)
    // The answer to a link that was opened before may come during the transition.
    guard !before.pending.contains(where: \.isRequest) else { return [] }
    guard evidence.act.isBack, evidence.error == nil, before.path.count > 1, after.alert == nil,
      after.path != before.path.dropLast(), after.path != before.path
    else { return [] }
    let below = before.path[before.path.count - 2]
    return [
      Verdict(
        place: before.name, subject: after.name,
        message: "`\(evidence.act.lines[0])` leads to \(after.name), not to \(below)",
        check: ["expect screen \(below) now"])
    ]
  }
}
