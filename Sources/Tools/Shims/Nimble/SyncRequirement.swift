// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
/// A requirement of a value; the test ends with an error where the value is not so.
public struct SyncRequirement<Value> {
  public let expression: Expression<Value>
  public let customError: (any Error)?

  public var location: SourceLocation { expression.location }

  public init(expression: Expression<Value>, customError: (any Error)?) {
    self.expression = expression
    self.customError = customError
  }

  public func verify(_ pass: Bool, _ message: FailureMessage, _ value: Value?) throws -> Value {
    NimbleAssertionHandler.assert(pass, message: message, location: location)
    guard pass, let value else {
      throw customError ?? RequireError(message: message.stringValue, location: location)
    }
    return value
  }

  @discardableResult
  public func to(_ matcher: Matcher<Value>, description: String? = nil) throws -> Value {
    try verified(matcher, .toMatch, "to", description)
  }

  @discardableResult
  public func toNot(_ matcher: Matcher<Value>, description: String? = nil) throws -> Value {
    try verified(matcher, .toNotMatch, "to not", description)
  }

  @discardableResult
  public func notTo(_ matcher: Matcher<Value>, description: String? = nil) throws -> Value {
    try toNot(matcher, description: description)
  }

  @discardableResult
  public func toEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) throws -> Value {
    let polled = Polling(.eventually, .toMatch, timeout, pollInterval).matcher(matcher)
    return try verified(polled, .toMatch, "to eventually", description)
  }

  @discardableResult
  public func toEventuallyNot(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) throws -> Value {
    let polled = Polling(.eventually, .toNotMatch, timeout, pollInterval).matcher(matcher)
    return try verified(polled, .toNotMatch, "to eventually not", description)
  }

  private func verified(
    _ matcher: Matcher<Value>, _ style: ExpectationStyle, _ to: String, _ description: String?
  ) throws -> Value {
    let verdict = Verdict(expression, matcher, style, to: to, description: description)
    return try verify(verdict.isPassed, verdict.message, verdict.value)
  }
}
