/// A rule that a state, or the act that led to it, is judged by.
protocol Rule {
  /// The name by which the rule is exempted.
  var name: String { get }

  /// The reason that breaking the rule is a fault.
  var reason: String { get }

  /// Whether breaches with one subject have one cause, on whatever screen they are seen.
  var ignoresPlace: Bool { get }

  /// Returns the occasion that an exploration judges once only; nil to judge the evidence anyway.
  ///
  /// For a rule that performs further acts, which cost more than the act that is judged.
  func occasion(of evidence: Evidence) -> String?

  /// Returns what breaks the rule.
  func judge(_ evidence: Evidence) throws -> [Verdict]
}

extension Rule {
  var ignoresPlace: Bool { false }

  func occasion(of evidence: Evidence) -> String? { nil }

  /// Returns the identity of a verdict's fault.
  func key(of verdict: Verdict) -> FaultKey {
    FaultKey(rule: name, place: ignoresPlace ? "" : verdict.place, subject: verdict.subject)
  }
}

/// One breach of a rule.
struct Verdict: Equatable {
  /// The screen it happened on.
  var place: String

  /// The part that tells this breach from others of the same rule and place.
  var subject: String

  /// The message: what was seen and what was expected.
  let message: String

  /// The lines of the script before the last act.
  var arrangement: [String] = []

  /// The lines of the script after the last act, of which one fails while the fault is there.
  var check: [String]

  /// Whether the last act itself fails, so that no check is needed.
  var isFailureOfAct = false
}

/// The rules that judge one act and the state after it.
enum Rules {
  /// The rules that need no file of the team.
  static var all: [any Rule] {
    [
      FindingRule(), SessionErrorRule(), LeakRule(), RawTextRule(), UnlabeledControlRule(),
      BackRule(), DoubleRequestRule(), OpenedTwiceRule(), LostInputRule(), StrayAnswerRule(),
      RelaunchRule(), EndlessLoadingRule(), EndlessRetryRule(), StaleAnswerRule(), LinkTwiceRule(),
      DeadEndRule(),
    ]
  }
}
