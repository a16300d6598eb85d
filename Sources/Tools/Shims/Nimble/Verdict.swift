// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
/// The result of a matcher on an expression, with the text that a test reads where it fails.
struct Verdict<Value> {
  let isPassed: Bool
  let message: FailureMessage
  /// The value, where the matcher passed or not; nil if it could not be made.
  private(set) var value: Value?

  init(
    _ expression: Expression<Value>, _ matcher: Matcher<Value>, _ style: ExpectationStyle,
    to: String, description: String?
  ) {
    message = FailureMessage()
    message.userDescription = description
    message.to = to
    var passes = false
    do {
      let result = try matcher.satisfies(expression)
      result.message.update(message)
      if message.actualValue == "" {
        message.actualValue = "<\(stringify(try expression.evaluate()))>"
      }
      passes = result.toBoolean(expectation: style)
      // A value that a matcher of errors looked at throws again.
      value = try? expression.evaluate()
    } catch {
      message.stringValue = "unexpected error thrown: <\(error)>"
    }
    isPassed = passes
  }
}
