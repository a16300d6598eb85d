import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import VirtualTime

/// A button that never has an effect.
///
/// The search counts the effects of each button; one act alone proves nothing.
struct NoEffectRule: Rule {
  let name = "no effect"
  let reason = "a user taps an enabled button and nothing answers"

  /// The screen and the button that had no effect in any state; nil while states are explored.
  var suspect: (screen: String, button: String)?

  func judge(_ evidence: Evidence) -> [Verdict] {
    guard let suspect, evidence.before.name == suspect.screen,
      evidence.act.tapped == suspect.button, !Self.hadEffect(evidence)
    else { return [] }
    return [Self.verdict(suspect.button, on: suspect.screen)]
  }

  /// Returns whether an act changed anything that a user or a server could notice.
  static func hadEffect(_ evidence: Evidence) -> Bool {
    evidence.error != nil || evidence.before != evidence.after
      || evidence.device.network.exchanges.count > evidence.marks.exchanges
      || evidence.device.log.events.count > evidence.marks.events
      || evidence.device.findings.all.count > evidence.marks.findings
      || evidence.device.clock.workDone > evidence.marks.workDone
      || evidence.device.storage.changeCount != evidence.marks.stored
      || LookChanges.count != evidence.marks.looks
  }

  /// Returns the verdict on a button that had no effect in any state.
  static func verdict(_ button: String, on screen: String) -> Verdict {
    Verdict(
      place: screen, subject: withoutNumber(button),
      message: "\(button) is enabled and has no effect",
      check: [
        "# Replace this line by what the button should do.", "expect no screen \(screen) now",
      ])
  }

  /// Returns a button without its number among those of its label, which one cause has in each row.
  private static func withoutNumber(_ button: String) -> String {
    button.wholeMatch(of: /(.*") [0-9]+/).map { String($0.output.1) } ?? button
  }
}
