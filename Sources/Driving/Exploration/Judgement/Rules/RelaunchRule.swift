import RehearsalCore

/// A relaunch that shows another screen than a first launch with the same storage.
struct RelaunchRule: Rule {
  let name = "relaunch"
  let reason = "a new process has only the storage; a difference betrays state outside the app"

  func judge(_ evidence: Evidence) throws -> [Verdict] {
    guard evidence.act.isRelaunch, evidence.error == nil, let seen = evidence.settling.screen,
      let stored = evidence.stored
    else { return [] }
    let expected = try evidence.app.firstLaunches.screen(stored, of: evidence.app)
    guard expected.path != seen.path, expected.alert == seen.alert else { return [] }
    return [
      Verdict(
        place: evidence.before.name, subject: seen.name,
        message: "after a relaunch \(seen.name) is on the screen; "
          + "a first launch with the same storage shows \(expected.name)",
        check: ["wait 5s", "expect screen \(expected.name) now"])
    ]
  }
}
