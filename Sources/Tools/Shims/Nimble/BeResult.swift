// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public func beSuccess<Success, Failure>(
  test: ((Success) -> Void)? = nil
) -> Matcher<Result<Success, Failure>> {
  result("success(\(Success.self))", test == nil ? "" : " that satisfies block") {
    guard case .success(let value) = $0 else { return false }
    return passes(test, value)
  }
}

public func beSuccess<Success, Failure>(
  _ value: Success
) -> Matcher<Result<Success, Failure>> where Success: Equatable {
  result("success(\(Success.self))", " that equals \(stringify(value))") {
    guard case .success(let own) = $0 else { return false }
    return own == value
  }
}

public func beSuccess<Success, Failure>(
  _ matcher: Matcher<Success>
) -> Matcher<Result<Success, Failure>> {
  satisfying("success(\(Success.self))", matcher) { try? $0.get() }
}

public func beFailure<Success, Failure>(
  test: ((Failure) -> Void)? = nil
) -> Matcher<Result<Success, Failure>> {
  result("failure(\(Failure.self))", test == nil ? "" : " that satisfies block") {
    guard case .failure(let error) = $0 else { return false }
    return passes(test, error)
  }
}

public func beFailure<Success, Failure>(
  _ matcher: Matcher<Failure>
) -> Matcher<Result<Success, Failure>> {
  satisfying("failure(\(Failure.self))", matcher) {
    guard case .failure(let error) = $0 else { return nil }
    return error
  }
}

private func result<Success, Failure>(
  _ kind: String, _ condition: String, _ matches: @escaping (Result<Success, Failure>) -> Bool
) -> Matcher<Result<Success, Failure>> {
  Matcher.define("be <\(kind)>\(condition)") { expression, message in
    MatcherResult(bool: try expression.evaluate().map(matches) ?? false, message: message)
  }
}

private func satisfying<Success, Failure, Part>(
  _ kind: String, _ matcher: Matcher<Part>,
  _ part: @escaping (Result<Success, Failure>) -> Part?
) -> Matcher<Result<Success, Failure>> {
  Matcher.define("be <\(kind)> that satisfies matcher") { expression, message in
    guard let part = try expression.evaluate().flatMap(part) else {
      return MatcherResult(status: .doesNotMatch, message: message)
    }
    let own = try matcher.satisfies(
      Expression(expression: { part }, location: expression.location))
    return MatcherResult(
      bool: own.status == .matches,
      message: message.appended(details: own.message.toString(actual: stringify(part))))
  }
}
