// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public func not<T>(_ matcher: Matcher<T>) -> Matcher<T> {
  Matcher { expression in
    let result = try matcher.satisfies(expression)
    let status: MatcherStatus =
      switch result.status {
      case .matches: .doesNotMatch
      case .doesNotMatch: .matches
      case .fail: .fail
      }
    return MatcherResult(status: status, message: result.message.prepended(expectation: "not "))
  }
}
