// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public func containElementSatisfying<S: Sequence>(
  _ matcher: @escaping ((S.Element) -> Bool), _ matcherDescription: String = ""
) -> Matcher<S> {
  let words = matcherDescription.isEmpty ? "that satisfies matcher" : matcherDescription
  let message = ExpectationMessage.expectedTo("find object in collection \(words)")
  return Matcher.define { expression in
    guard let actual = try expression.evaluate() else {
      return MatcherResult(status: .fail, message: message)
    }
    return MatcherResult(bool: actual.contains(where: matcher), message: message)
  }
}
