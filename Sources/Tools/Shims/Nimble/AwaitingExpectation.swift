// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
/// An expectation that looks at its value until a matcher is satisfied, while virtual time passes.
public protocol AwaitingExpectation<Value>: Expectation {
  associatedtype Value

  /// The value, which is evaluated anew at each look.
  var awaited: AsyncExpression<Value> { get }
}

extension AwaitingExpectation {
  @discardableResult
  public func toEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self {
    await verified(
      matcher, Polling(.eventually, .toMatch, timeout, pollInterval), .toMatch, "to eventually",
      description)
  }

  @discardableResult
  public func toEventuallyNot(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self {
    await verified(
      matcher, Polling(.eventually, .toNotMatch, timeout, pollInterval), .toNotMatch,
      "to eventually not",
      description)
  }

  @discardableResult
  public func toNotEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self {
    await toEventuallyNot(
      matcher, timeout: timeout, pollInterval: pollInterval, description: description)
  }

  @discardableResult
  public func toNever(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self {
    await verified(
      matcher, Polling(.never, .toNotMatch, until, pollInterval), .toNotMatch, "to never",
      description)
  }

  @discardableResult
  public func neverTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self {
    await toNever(
      matcher, until: until, pollInterval: pollInterval, description: description)
  }

  @discardableResult
  public func toAlways(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self {
    await verified(
      matcher, Polling(.always, .toMatch, until, pollInterval), .toMatch, "to always",
      description)
  }

  @discardableResult
  public func alwaysTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self {
    await toAlways(
      matcher, until: until, pollInterval: pollInterval, description: description)
  }

  private func verified(
    _ matcher: Matcher<Value>, _ polling: Polling, _ style: ExpectationStyle, _ to: String,
    _ description: String?
  ) async -> Self {
    let verdict = await AwaitedVerdict(
      awaited, matcher, polling, style, to: to, description: description)
    return verify(verdict.isPassed, verdict.message)
  }
}

extension SyncExpectation: AwaitingExpectation {
  public var awaited: AsyncExpression<Value> {
    let fresh = expression.withoutCaching()
    return AsyncExpression(expression: { try fresh.evaluate() }, location: location)
  }
}

extension AsyncExpectation: AwaitingExpectation {
  public var awaited: AsyncExpression<Value> { expression }
}
