// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public func map<T, U>(
  _ transform: @escaping (T) throws -> U, _ matcher: Matcher<U>
) -> Matcher<T> {
  Matcher { expression in try matcher.satisfies(expression.cast { try $0.map(transform) }) }
}

public func map<T, U>(
  _ transform: @escaping (T) throws -> U?, _ matcher: Matcher<U>
) -> Matcher<T> {
  Matcher { expression in try matcher.satisfies(expression.cast { try $0.flatMap(transform) }) }
}

public func compactMap<T, U>(
  _ transform: @escaping (T) throws -> U?, _ matcher: Matcher<U>
) -> Matcher<T> {
  Matcher { expression in
    let message = ExpectationMessage.expectedTo("Map from \(T.self) to \(U.self)")
    guard let value = try expression.evaluate() else {
      return MatcherResult(status: .fail, message: message.appendedBeNilHint())
    }
    guard let mapped = try transform(value) else {
      return MatcherResult(status: .fail, message: message)
    }
    return try matcher.satisfies(
      Expression(expression: { mapped }, location: expression.location))
  }
}
