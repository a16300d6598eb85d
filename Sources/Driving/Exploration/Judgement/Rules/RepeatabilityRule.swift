/// Different screens after the same acts.
///
/// The search compares the states it reaches again; one trial alone proves nothing.
struct RepeatabilityRule: Rule {
  let name = "different every time"
  let ignoresPlace = true
  let reason = "the same acts lead to another screen, so state outside the app survives a launch"

  func judge(_ evidence: Evidence) -> [Verdict] { [] }

  /// Returns the verdict on a way that led to another screen than before.
  static func verdict(first: String, now: String) -> Verdict {
    Verdict(
      place: first, subject: "",
      message: "the same acts led to \(first) at first, and to \(now) in a later session",
      check: ["expect screen \(first) now"])
  }
}
