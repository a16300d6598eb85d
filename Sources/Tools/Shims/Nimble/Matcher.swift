// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
/// A condition on a value, with the text that tells it.
public struct Matcher<T> {
  private let matcher: (Expression<T>) throws -> MatcherResult

  public init(_ matcher: @escaping (Expression<T>) throws -> MatcherResult) {
    self.matcher = matcher
  }

  public func satisfies(_ expression: Expression<T>) throws -> MatcherResult {
    try matcher(expression)
  }

  /// The matcher that also fails where there is no value.
  public var requireNonNil: Matcher<T> {
    Matcher { expression in
      let result = try satisfies(expression)
      guard try expression.evaluate() == nil else { return result }
      return MatcherResult(status: .fail, message: result.message.appendedBeNilHint())
    }
  }
}

extension Matcher {
  public static func define(
    matcher: @escaping (Expression<T>) throws -> MatcherResult
  ) -> Matcher<T> {
    Matcher(matcher).requireNonNil
  }

  public static func define(
    _ message: String = "match",
    matcher: @escaping (Expression<T>, ExpectationMessage) throws -> MatcherResult
  ) -> Matcher<T> {
    defineNilable(message, matcher: matcher).requireNonNil
  }

  public static func defineNilable(
    _ message: String = "match",
    matcher: @escaping (Expression<T>, ExpectationMessage) throws -> MatcherResult
  ) -> Matcher<T> {
    Matcher { try matcher($0, .expectedActualValueTo(message)) }
  }

  public static func simple(
    _ message: String = "match", matcher: @escaping (Expression<T>) throws -> MatcherStatus
  ) -> Matcher<T> {
    simpleNilable(message, matcher: matcher).requireNonNil
  }

  public static func simpleNilable(
    _ message: String = "match", matcher: @escaping (Expression<T>) throws -> MatcherStatus
  ) -> Matcher<T> {
    Matcher {
      MatcherResult(status: try matcher($0), message: .expectedActualValueTo(message))
    }
  }
}

// Nimble 12 and earlier have the following, and many tests still use it.

// `Predicate` itself is Foundation's name too, so the written test target has it as an alias.
public typealias PredicateResult = MatcherResult
public typealias PredicateStatus = MatcherStatus

extension Matcher {
  public static func fromDeprecatedClosure(
    _ matcher: @escaping (Expression<T>, FailureMessage) throws -> Bool
  ) -> Matcher<T> {
    Matcher { expression in
      let failure = FailureMessage()
      let isMatch = try matcher(expression, failure)
      return MatcherResult(bool: isMatch, message: failure.expectation)
    }
  }
}
