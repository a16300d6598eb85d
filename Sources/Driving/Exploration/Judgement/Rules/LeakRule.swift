import Coordination
import RehearsalCore

/// Objects that left and still live once the app is quiet.
struct LeakRule: Rule {
  let name = "leak"
  let reason = "what left the screen keeps its memory, and keeps answering"
  let ignoresPlace = true

  func judge(_ evidence: Evidence) throws -> [Verdict] {
    guard evidence.error == nil, !evidence.marks.hadLeaks, evidence.hasLeaks,
      let settled = evidence.settling.trial
    else { return [] }
    return Self.verdicts(settled.session, place: evidence.before.name)
  }

  /// Returns the verdicts on what has leaked in a session.
  static func verdicts(_ session: Session, place: String) -> [Verdict] {
    session.leaks.map { leak in
      Verdict(
        place: place, subject: "\(leak.kind.rawValue) \(leak.name)",
        message: leak.description, check: ["expect no leaks"])
    }
  }
}
