// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
nonisolated public enum ExpectationStyle: Sendable {
  case toMatch, toNotMatch
}

/// The result of a matcher.
nonisolated public struct MatcherResult: Sendable {
  public var status: MatcherStatus
  public var message: ExpectationMessage

  public init(status: MatcherStatus, message: ExpectationMessage) {
    self.status = status
    self.message = message
  }

  public init(bool: Bool, message: ExpectationMessage) {
    self.init(status: MatcherStatus(bool: bool), message: message)
  }

  public func toBoolean(expectation style: ExpectationStyle) -> Bool {
    status == (style == .toMatch ? .matches : .doesNotMatch)
  }
}

/// Whether a value matches; a failure is one whether or not a test expects the match.
nonisolated public enum MatcherStatus: Sendable {
  case matches
  case doesNotMatch
  case fail

  public init(bool matches: Bool) { self = matches ? .matches : .doesNotMatch }
}
