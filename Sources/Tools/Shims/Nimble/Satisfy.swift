// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public func satisfyAllOf<T>(_ matchers: Matcher<T>...) -> Matcher<T> { satisfyAllOf(matchers) }

public func satisfyAllOf<T>(_ matchers: [Matcher<T>]) -> Matcher<T> {
  combined(matchers, "match all of: ", ", and ") { statuses in
    MatcherStatus(bool: !statuses.contains(.doesNotMatch))
  }
}

public func satisfyAnyOf<T>(_ matchers: Matcher<T>...) -> Matcher<T> { satisfyAnyOf(matchers) }

public func satisfyAnyOf<T>(_ matchers: [Matcher<T>]) -> Matcher<T> {
  combined(matchers, "match one of: ", ", or ") { statuses in
    MatcherStatus(bool: statuses.contains(.matches))
  }
}

public func && <T>(left: Matcher<T>, right: Matcher<T>) -> Matcher<T> { satisfyAllOf(left, right) }

public func || <T>(left: Matcher<T>, right: Matcher<T>) -> Matcher<T> { satisfyAnyOf(left, right) }

/// Returns a matcher that fails where one of several does, and else decides by their results.
private func combined<T>(
  _ matchers: [Matcher<T>], _ verb: String, _ conjunction: String,
  _ decide: @escaping ([MatcherStatus]) -> MatcherStatus
) -> Matcher<T> {
  Matcher.define { expression in
    let expression = expression.withCaching()
    let results = try matchers.map { try $0.satisfies(expression) }
    let statuses = results.map(\.status)
    let text =
      verb
      + results.map { "{\($0.message.expectedMessage)}" }.joined(separator: conjunction)
    let message: ExpectationMessage =
      try expression.evaluate().map { .expectedCustomValueTo(text, actual: "\($0)") }
      ?? .expectedActualValueTo(text)
    return MatcherResult(
      status: statuses.contains(.fail) ? .fail : decide(statuses), message: message)
  }
}
