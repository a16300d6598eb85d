import HeadlessDevice
import RehearsalCore

/// A relaunch that shows another screen than a first launch with the same storage.
struct RelaunchRule: Rule {
  let name = "relaunch"
  let reason = "a new process has only the storage; a difference betrays state outside the app"

  func judge(_ evidence: Evidence) throws -> [Verdict] {
    guard evidence.act.isRelaunch, evidence.error == nil, let seen = evidence.settling.screen,
      let stored = texts(evidence.device.storage)
    else { return [] }
    var configuration = evidence.app.configuration
    configuration.launch = stored
    let first = try AppUnderTest(delegate: evidence.app.delegate, configuration: configuration)
      .trial()
    try first.settle(within: Settling.limit)
    let expected = first.session.screen
    guard expected.path != seen.path, expected.alert == seen.alert else { return [] }
    return [
      Verdict(
        place: evidence.before.name, subject: seen.name,
        message: "after a relaunch \(seen.name) is on the screen; "
          + "a first launch with the same storage shows \(expected.name)",
        check: ["wait 5s", "expect screen \(expected.name) now"])
    ]
  }

  /// Returns the stored texts; nil if bytes are stored, which no launch can be given.
  private func texts(_ storage: KeyValueStorage) -> [String: String]? {
    var texts: [String: String] = [:]
    for (key, value) in storage.values {
      guard let text = value.text else { return nil }
      texts[key] = text
    }
    return texts
  }
}
