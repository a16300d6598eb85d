// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public func matchError<T: Error>(_ error: T) -> Matcher<any Error> {
  matching("<\(error)>") { $0._domain == error._domain && $0._code == error._code }
}

public func matchError<T: Error & Equatable>(_ error: T) -> Matcher<any Error> {
  matching("<\(error)>") { $0 as? T == error }
}

public func matchError<T: Error>(_ errorType: T.Type) -> Matcher<any Error> {
  matching("from type <\(T.self)>") { $0 is T }
}

private func matching(
  _ words: String, _ matches: @escaping (any Error) -> Bool
) -> Matcher<any Error> {
  Matcher.define { expression in
    let actual = try expression.evaluate()
    return MatcherResult(
      bool: actual.map(matches) ?? false,
      message: .expectedCustomValueTo(
        "match error \(words)", actual: actual.map { "<\($0)>" } ?? "no error"))
  }
}
