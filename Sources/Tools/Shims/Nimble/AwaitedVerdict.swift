// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
/// The result of a matcher on a value that is awaited.
struct AwaitedVerdict<Value> {
  let isPassed: Bool
  let message: FailureMessage

  init(
    _ expression: AsyncExpression<Value>, _ matcher: Matcher<Value>, _ polling: Polling,
    _ style: ExpectationStyle, to: String, description: String?
  ) async {
    let result: Result<MatcherResult, any Error>
    do {
      result = .success(try await polling.result(matcher, of: expression))
    } catch {
      result = .failure(error)
    }
    let verdict = Verdict(
      await expression.evaluated(), Matcher { _ in try result.get() }, style, to: to,
      description: description)
    (isPassed, message) = (verdict.isPassed, verdict.message)
  }
}
