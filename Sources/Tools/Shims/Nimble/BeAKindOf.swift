// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public func beAKindOf<T, U>(_ expectedType: T.Type) -> Matcher<U> {
  typed("be a kind of \(expectedType)") { $0 is T }
}

public func beAnInstanceOf<T, U>(_ expectedType: T.Type) -> Matcher<U> {
  typed("be an instance of \(expectedType)") { type(of: $0) == expectedType }
}

private func typed<U>(_ verb: String, _ isOfType: @escaping (Any) -> Bool) -> Matcher<U> {
  Matcher.define { expression in
    guard let value: Any = try expression.evaluate() else {
      return MatcherResult(
        status: .doesNotMatch, message: .expectedCustomValueTo(verb, actual: "<nil>"))
    }
    return MatcherResult(
      bool: isOfType(value),
      message: .expectedCustomValueTo(verb, actual: "<\(type(of: value)) instance>"))
  }
}
