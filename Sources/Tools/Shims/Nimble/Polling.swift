// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
/// Looks at a value again and again, until it is as expected or a time has passed.
struct Polling {
  enum Kind {
    case eventually, never, always
  }

  private let kind: Kind
  private let style: ExpectationStyle
  private let timeout: NimbleTimeInterval
  private let interval: NimbleTimeInterval

  init(
    _ kind: Kind, _ style: ExpectationStyle, _ timeout: NimbleTimeInterval,
    _ interval: NimbleTimeInterval
  ) {
    self.kind = kind
    self.style = style
    self.timeout = timeout
    self.interval = interval
  }

  /// Returns a matcher that applies another one while virtual time passes.
  func matcher<T>(_ matcher: Matcher<T>) -> Matcher<T> {
    Matcher { expression in
      let expression = expression.withoutCaching()
      var wait = VirtualWait(timeout, every: interval)
      var last: MatcherResult
      repeat {
        last = try matcher.satisfies(expression)
        if let result = decision(last) { return result }
      } while wait.moves()
      return resultAtEnd(last)
    }
  }

  /// Returns the result of a matcher on a value that is awaited at each look.
  func result<T>(_ matcher: Matcher<T>, of expression: AsyncExpression<T>) async throws
    -> MatcherResult
  {
    var wait = VirtualWait(timeout, every: interval)
    var last: MatcherResult
    repeat {
      last = try matcher.satisfies(await expression.evaluated())
      if let result = decision(last) { return result }
    } while await wait.sleeps()
    return resultAtEnd(last)
  }

  /// The result where a look decides; nil where the next one may tell otherwise.
  private func decision(_ result: MatcherResult) -> MatcherResult? {
    let isAsExpected = result.toBoolean(expectation: style)
    switch kind {
    case .eventually: return isAsExpected ? result : nil
    case .never, .always:
      return isAsExpected ? nil : MatcherResult(status: .fail, message: result.message)
    }
  }

  private func resultAtEnd(_ last: MatcherResult) -> MatcherResult {
    switch kind {
    case .eventually: MatcherResult(status: .fail, message: last.message)
    case .never:
      MatcherResult(status: .doesNotMatch, message: .expectedTo("never match the matcher"))
    case .always: MatcherResult(status: .matches, message: .expectedTo("always match the matcher"))
    }
  }
}
