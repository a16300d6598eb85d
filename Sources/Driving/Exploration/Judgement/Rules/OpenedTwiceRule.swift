import RehearsalCore

/// A double tap that opens a screen twice.
struct OpenedTwiceRule: Rule {
  let name = "opened twice"
  let reason = "a double tap means one thing, and a user has to go back twice"

  func judge(_ evidence: Evidence) throws -> [Verdict] {
    guard evidence.act.isDoubleTap, evidence.error == nil,
      !evidence.sent.isEmpty || evidence.after.path != evidence.before.path,
      let after = evidence.settling.screen
    else { return [] }
    let (before, path) = (evidence.before, after.path)
    guard path.count >= before.path.count + 2, path.suffix(2).first == path.last else { return [] }
    return [
      Verdict(
        place: before.name, subject: after.name,
        message: "a double tap on \(evidence.act.tapped ?? "it") opens \(after.name) twice",
        check: ["wait 1s", "expect path \((path.dropLast()).joined(separator: " ")) now"])
    ]
  }
}
