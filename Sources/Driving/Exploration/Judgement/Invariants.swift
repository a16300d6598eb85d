import RehearsalCore
public import ScriptLanguage

/// The team's own rules: `expect …` lines, each with `when screen NAME` if it is for one screen.
public struct Invariants {
  /// One rule of the team.
  struct Invariant {
    let line: String
    let expectation: Expectation

    /// The screen that the rule is for; nil for every screen.
    let screen: String?
  }

  let all: [Invariant]

  /// Reads the lines of a file; empty lines and comments are skipped.
  ///
  /// - Throws: `UsageError` with the first line that is no expectation.
  public init(_ lines: [String]) throws(UsageError) {
    let reader = ActReader()
    var all: [Invariant] = []
    for (index, line) in lines.enumerated() {
      let text = line.trimmed
      guard !text.isEmpty, !text.hasPrefix("#") else { continue }
      let parts = text.split(separator: " when screen ", maxSplits: 1)
      guard let first = parts.first, case .expect(let expectation)? = reader.work(of: String(first))
      else {
        throw UsageError(
          "line \(index + 1) of the invariants is no expectation: `\(text)`",
          notes: [#"write a line such as: expect no "Error" when screen ShiftList"#])
      }
      all.append(
        Invariant(
          line: String(first), expectation: expectation,
          screen: parts.count == 2 ? String(parts[1]).trimmed : nil))
    }
    self.all = all
  }
}

/// The rule that each of the team's invariants holds at once in every state.
struct InvariantRule: Rule {
  let name = "invariant"
  let reason = "the team's file of invariants says so"
  let invariants: [Invariants.Invariant]

  func judge(_ evidence: Evidence) -> [Verdict] {
    guard evidence.isNew, evidence.error == nil else { return [] }
    return invariants.filter { $0.screen == nil || $0.screen == evidence.after.name }
      .compactMap { invariant -> Verdict? in
        var expectation = invariant.expectation
        expectation.limit = .zero
        do throws(ExpectationFailure) {
          try evidence.trial.session.expect(expectation)
          return nil
        } catch {
          return Verdict(
            place: evidence.after.name, subject: invariant.line,
            message: "expected \(error.expected), seen: \(error.seen)",
            check: ["expect \(expectation)"])
        }
      }
  }
}

extension String {
  /// The text without spaces at its ends.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
