public import ScriptLanguage
import VirtualTime
public import RehearsalCore

/// The failure of a step, with its reason and its location.
@MainActor
public struct StepFailure: Error {
  /// The reason of a failure.
  public enum Reason: Equatable, Sendable {
    /// The action could not be performed.
    case action(SessionError)
    /// The expectation did not hold.
    case expectation(ExpectationFailure)
  }

  /// The reason of the failure.
  public let reason: Reason

  /// The step that failed; in a `repeat`, the repeated step.
  public let step: Step

  /// The session's last remarks on the steps before, each with its line.
  public let remarks: [String]

  init(reason: Reason, step: Step, remarks: [String] = []) {
    self.reason = reason
    self.step = step
    self.remarks = remarks
  }
}

extension StepFailure: Equatable {
  /// Returns whether two failures have the same reason, equal steps and the same remarks.
  public static func == (left: StepFailure, right: StepFailure) -> Bool {
    left.reason == right.reason && left.step == right.step && left.remarks == right.remarks
  }
}

@MainActor
extension StepFailure {
  /// The reason on one line.
  public var summary: String {
    switch reason {
    case .action(let error): error.message
    case .expectation(let failure):
      "expected \(failure.expected), seen: "
        + failure.seen.replacing(ExpectationFailure.itemSeparator, with: "; ")
    }
  }

  /// The step with a caret below it, the reason, and the lines that included its file.
  public var lines: [String] {
    var lines = excerpt.excerpt + reason.lines
    lines += remarks.map { "  \($0)" }
    lines += step.includedAt.reversed().map { "  included at \($0)" }
    return lines
  }

  /// The step's location and line.
  private var excerpt: Diagnostic {
    Diagnostic(summary, in: step.source, at: step.span)
  }
}

extension StepFailure.Reason {
  /// The reason in detail: what was expected, what was seen and advice, one line each.
  public var lines: [String] {
    switch self {
    case .action(let error): ([error.message] + error.notes).map { "  \($0)" }
    case .expectation(let failure): Self.lines(of: failure)
    }
  }

  private static func lines(of failure: ExpectationFailure) -> [String] {
    let seen = failure.seen.split(separator: ExpectationFailure.itemSeparator)
    var lines = ["  expected: \(failure.expected)", "  seen:     \(seen.first ?? "")"]
    lines += seen.dropFirst().map { "            \($0)" }
    if let nearest = failure.nearest { lines.append("  nearest:  \(nearest)") }
    if !failure.difference.isEmpty { lines.append("  difference:") }
    lines += failure.difference.map { "    \($0)" }
    if failure.waited > .zero {
      lines.append("  waited:   \(failure.waited.spoken) of virtual time")
    }
    if let next = failure.next { lines.append("  next:     \(next)") }
    return lines
  }
}
