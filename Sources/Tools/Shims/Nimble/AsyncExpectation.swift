// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
/// An expectation of a value that is awaited.
public struct AsyncExpectation<Value>: Expectation {
  public let expression: AsyncExpression<Value>
  public private(set) var status = ExpectationStatus.pending

  public var location: SourceLocation { expression.location }

  public init(expression: AsyncExpression<Value>) { self.expression = expression }

  @discardableResult
  public func verify(_ pass: Bool, _ message: FailureMessage) -> Self {
    NimbleAssertionHandler.assert(pass, message: message, location: location)
    var verified = self
    verified.status = status.applying(pass ? .passed : .failed)
    return verified
  }

  @discardableResult
  public func to(_ matcher: Matcher<Value>, description: String? = nil) async -> Self {
    await verified(matcher, .toMatch, "to", description)
  }

  @discardableResult
  public func toNot(_ matcher: Matcher<Value>, description: String? = nil) async -> Self {
    await verified(matcher, .toNotMatch, "to not", description)
  }

  @discardableResult
  public func notTo(_ matcher: Matcher<Value>, description: String? = nil) async -> Self {
    await toNot(matcher, description: description)
  }

  private func verified(
    _ matcher: Matcher<Value>, _ style: ExpectationStyle, _ to: String, _ description: String?
  ) async -> Self {
    let verdict = Verdict(
      await expression.evaluated(), matcher, style, to: to, description: description)
    return verify(verdict.isPassed, verdict.message)
  }
}
