// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
/// An expectation of a value that is there without waiting.
public struct SyncExpectation<Value>: Expectation {
  public let expression: Expression<Value>
  public private(set) var status = ExpectationStatus.pending

  public var location: SourceLocation { expression.location }

  public init(expression: Expression<Value>) { self.expression = expression }

  @discardableResult
  public func verify(_ pass: Bool, _ message: FailureMessage) -> Self {
    NimbleAssertionHandler.assert(pass, message: message, location: location)
    var verified = self
    verified.status = status.applying(pass ? .passed : .failed)
    return verified
  }

  @discardableResult
  public func to(_ matcher: Matcher<Value>, description: String? = nil) -> Self {
    verified(matcher, .toMatch, "to", description)
  }

  @discardableResult
  public func toNot(_ matcher: Matcher<Value>, description: String? = nil) -> Self {
    verified(matcher, .toNotMatch, "to not", description)
  }

  @discardableResult
  public func notTo(_ matcher: Matcher<Value>, description: String? = nil) -> Self {
    toNot(matcher, description: description)
  }

  /// Applies a matcher, and records a failure where the value is not as expected.
  func verified(
    _ matcher: Matcher<Value>, _ style: ExpectationStyle, _ to: String, _ description: String?
  ) -> Self {
    let result = Verdict(expression, matcher, style, to: to, description: description)
    return verify(result.isPassed, result.message)
  }
}
