// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public func throwError<Out>() -> Matcher<Out> { throwing("throw any error") { _ in true } }

public func throwError<T: Error, Out>(
  _ error: T, closure: ((any Error) -> Void)? = nil
) -> Matcher<Out> {
  throwing("throw error <\(error)>\(satisfying(closure))") {
    $0._domain == error._domain && $0._code == error._code && passes(closure, $0)
  }
}

public func throwError<T: Error & Equatable, Out>(
  _ error: T, closure: ((T) -> Void)? = nil
) -> Matcher<Out> {
  throwing("throw error <\(error)>\(satisfying(closure))") { thrown in
    guard let own = thrown as? T, own == error else { return false }
    return passes(closure, own)
  }
}

public func throwError<T: Error, Out>(
  errorType: T.Type, closure: ((T) -> Void)? = nil
) -> Matcher<Out> {
  throwing("throw error from type <\(T.self)>\(satisfying(closure))") {
    ($0 as? T).map { passes(closure, $0) } ?? false
  }
}

public func throwError<Out>(closure: @escaping ((any Error) -> Void)) -> Matcher<Out> {
  throwing("throw error that satisfies block") { passes(closure, $0) }
}

public func throwError<T: Error, Out>(closure: @escaping ((T) -> Void)) -> Matcher<Out> {
  throwing("throw error from type <\(T.self)> that satisfies block") {
    ($0 as? T).map { passes(closure, $0) } ?? false
  }
}

/// Returns a matcher of what throws an error for which a condition holds.
private func throwing<Out>(
  _ verb: String, _ isExpected: @escaping (any Error) -> Bool
) -> Matcher<Out> {
  Matcher { expression in
    do {
      _ = try expression.evaluate()
    } catch {
      return MatcherResult(
        bool: isExpected(error), message: .expectedCustomValueTo(verb, actual: "<\(error)>"))
    }
    return MatcherResult(
      bool: false, message: .expectedCustomValueTo(verb, actual: "no error"))
  }
}

private func satisfying<Failure>(_ closure: ((Failure) -> Void)?) -> String {
  closure == nil ? "" : " that satisfies block"
}
