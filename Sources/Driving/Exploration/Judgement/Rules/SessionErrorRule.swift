import RehearsalCore
import ScriptLanguage

/// Work that never ends at one instant, a transition that never ends, a link that is refused.
struct SessionErrorRule: Rule {
  let name = "hang"
  let reason = "on a phone the app would stop answering, or the act would have no answer"
  let ignoresPlace = true

  func judge(_ evidence: Evidence) -> [Verdict] {
    guard let error = evidence.error, isFault(error, evidence) else { return [] }
    return [
      Verdict(
        place: evidence.before.name, subject: error.message, message: error.message, check: [],
        isFailureOfAct: true)
    ]
  }

  /// Returns whether the error is the app's: a user cannot refuse time or an arrival from outside.
  private func isFault(_ error: SessionError, _ evidence: Evidence) -> Bool {
    if error.isEndless { return true }
    // An expectation that does not hold only says that the transition did not begin.
    guard !evidence.act.expectsSomething else { return false }
    switch evidence.act.kind {
    case .time, .fault(.outside), .fault(.process): return true
    case .user, .fault: return false
    }
  }
}

extension Act {
  /// Whether a line of the act is an expectation.
  fileprivate var expectsSomething: Bool {
    work.contains { if case Step.Work.expect = $0 { true } else { false } }
  }
}

extension SessionError {
  /// Whether work at one instant never ended.
  var isEndless: Bool {
    message.contains("never ends") || message.contains("never becomes empty")
  }
}
