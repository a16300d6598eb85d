// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
extension SyncExpectation {
  @discardableResult
  @available(*, noasync)
  public func toEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self {
    verified(
      Polling(.eventually, .toMatch, timeout, pollInterval).matcher(matcher), .toMatch,
      "to eventually",
      description)
  }

  @discardableResult
  @available(*, noasync)
  public func toEventuallyNot(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self {
    verified(
      Polling(.eventually, .toNotMatch, timeout, pollInterval).matcher(matcher), .toNotMatch,
      "to eventually not",
      description)
  }

  @discardableResult
  @available(*, noasync)
  public func toNotEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self {
    toEventuallyNot(
      matcher, timeout: timeout, pollInterval: pollInterval, description: description)
  }

  @discardableResult
  @available(*, noasync)
  public func toNever(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self {
    verified(
      Polling(.never, .toNotMatch, until, pollInterval).matcher(matcher), .toNotMatch, "to never",
      description)
  }

  @discardableResult
  @available(*, noasync)
  public func neverTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self {
    toNever(
      matcher, until: until, pollInterval: pollInterval, description: description)
  }

  @discardableResult
  @available(*, noasync)
  public func toAlways(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self {
    verified(
      Polling(.always, .toMatch, until, pollInterval).matcher(matcher), .toMatch, "to always",
      description)
  }

  @discardableResult
  @available(*, noasync)
  public func alwaysTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self {
    toAlways(
      matcher, until: until, pollInterval: pollInterval, description: description)
  }
}
