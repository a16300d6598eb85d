public import ScriptLanguage
import VirtualTime
public import RehearsalCore

/// Why a step of a script did not go well, and where.
@MainActor
public struct StepFailure: Error {
  /// What went wrong.
  public enum Reason: Equatable, Sendable {
    /// The action could not be done.
    case action(SessionError)
    /// What was expected was not seen.
    case expectation(ExpectationFailure)
  }

  /// What went wrong.
  public let reason: Reason

  /// The step; where steps are repeated, the one among them.
  public let step: Step
}

extension StepFailure: Equatable {
  /// Failures are equal when they say the same.
  public static func == (left: StepFailure, right: StepFailure) -> Bool {
    left.reason == right.reason && left.step == right.step
  }
}

@MainActor
extension StepFailure {
  /// What went wrong, on one line.
  public var summary: String {
    switch reason {
    case .action(let error): error.message
    case .expectation(let failure): "expected \(failure.expected), seen: \(failure.seen)"
    }
  }

  /// The step with a caret below it, and what went wrong.
  public var lines: [String] {
    excerpt.excerpt + reason.lines + step.includedAt.reversed().map { "  included at \($0)" }
  }

  /// The step's place and its line.
  private var excerpt: Diagnostic {
    Diagnostic(summary, in: step.source, at: step.span)
  }
}

extension StepFailure.Reason {
  /// What was expected, what was seen, and what to do, a line each.
  public var lines: [String] {
    switch self {
    case .action(let error): ([error.message] + error.notes).map { "  \($0)" }
    case .expectation(let failure):
      ["  expected: \(failure.expected)", "  seen:     \(failure.seen)"]
        + (failure.nearest.map { ["  nearest:  \($0)"] } ?? [])
        + (failure.difference.isEmpty ? [] : ["  difference:"])
        + failure.difference.map { "    \($0)" }
        + (failure.waited > .zero ? ["  waited:   \(failure.waited.spoken) of virtual time"] : [])
        + (failure.next.map { ["  next:     \($0)"] } ?? [])
    }
  }
}
