import RehearsalCore

/// A link that opens its screen a second time while it is shown.
struct LinkTwiceRule: Rule {
  let name = "link opened twice"
  let reason = "a link to what is on the screen changes nothing"

  func occasion(of evidence: Evidence) -> String? {
    guard evidence.isNew, let link = evidence.act.openedLink else { return nil }
    return "\(link) \(evidence.after.path.joined(separator: " "))"
  }

  func judge(_ evidence: Evidence) throws -> [Verdict] {
    guard evidence.isNew, evidence.act.openedLink != nil, evidence.error == nil,
      let settled = evidence.settling.trial, let first = evidence.settling.screen,
      first.path != evidence.before.path
    else { return [] }
    try settled.perform(evidence.act)
    try settled.settle(within: .seconds(5))
    let second = settled.session.screen
    guard second.path.count > first.path.count, second.path.last == second.path.dropLast().last
    else { return [] }
    let path = first.path.joined(separator: " ")
    return [
      Verdict(
        place: first.name, subject: evidence.act.lines[0],
        message: "the link opens \(second.name) on \(first.name), where it is shown already",
        check: ["wait 5s"] + evidence.act.lines + ["wait 5s", "expect path \(path) now"])
    ]
  }
}
