// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
/// Returns a matcher of values that are equivalent to one.
func equal<T>(_ expected: T?, by areEquivalent: @escaping (T, T) -> Bool) -> Matcher<T> {
  Matcher.define("equal <\(stringify(expected))>") { expression, message in
    let actual = try expression.evaluate()
    switch (expected, actual) {
    case (let expected?, let actual?):
      return MatcherResult(bool: areEquivalent(expected, actual), message: message)
    case (nil, _?): return MatcherResult(status: .fail, message: message.appendedBeNilHint())
    case (_, nil): return MatcherResult(status: .fail, message: message)
    }
  }
}

public func equal<T: Equatable>(_ expectedValue: T) -> Matcher<T> {
  equal(expectedValue as T?)
}

public func equal<T: Equatable>(_ expectedValue: T?) -> Matcher<T> {
  equal(expectedValue, by: { $0 == $1 })
}

public func equal<T: Equatable>(_ expectedValue: [T?]) -> Matcher<[T?]> {
  Matcher.define("equal <\(stringify(expectedValue))>") { expression, message in
    MatcherResult(bool: try expression.evaluate() == expectedValue, message: message)
  }
}

public func equal<K: Hashable, V: Equatable>(_ expectedValue: [K: V?]) -> Matcher<[K: V]> {
  Matcher.define("equal <\(stringify(expectedValue))>") { expression, message in
    let actual = try expression.evaluate()
    return MatcherResult(bool: actual?.mapValues { $0 as V? } == expectedValue, message: message)
  }
}

public func equal<T>(_ expectedValue: Set<T>) -> Matcher<Set<T>> {
  equal(expectedValue as Set<T>?)
}

public func equal<T>(_ expectedValue: Set<T>?) -> Matcher<Set<T>> {
  equalSet(expectedValue) { stringify($0) }
}

public func equal<T: Comparable>(_ expectedValue: Set<T>) -> Matcher<Set<T>> {
  equal(expectedValue as Set<T>?)
}

public func equal<T: Comparable>(_ expectedValue: Set<T>?) -> Matcher<Set<T>> {
  equalSet(expectedValue) { stringify($0.sorted()) }
}

private func equalSet<T>(
  _ expected: Set<T>?, _ text: @escaping (Set<T>) -> String
) -> Matcher<Set<T>> {
  let verb = "equal <\(expected.map(text) ?? "nil")>"
  return Matcher { expression in
    guard let expected, let actual = try expression.evaluate() else {
      let message = ExpectationMessage.expectedActualValueTo(verb).appendedBeNilHint()
      return MatcherResult(status: .fail, message: message)
    }
    var message = ExpectationMessage.expectedCustomValueTo(verb, actual: "<\(text(actual))>")
    let differences = [
      ("missing", expected.subtracting(actual)), ("extra", actual.subtracting(expected)),
    ]
    for (word, elements) in differences where !elements.isEmpty {
      message = message.appended(message: ", \(word) <\(text(elements))>")
    }
    return MatcherResult(bool: expected == actual, message: message)
  }
}
