// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public func beGreaterThan<T: Comparable>(_ expectedValue: T?) -> Matcher<T> {
  compared(to: expectedValue, by: { $0 > $1 }, "be greater than")
}

public func > <T: Comparable>(lhs: SyncExpectation<T>, rhs: T) { lhs.to(beGreaterThan(rhs)) }

public func > <T: Comparable>(lhs: AsyncExpectation<T>, rhs: T) async {
  await lhs.to(beGreaterThan(rhs))
}

public func beGreaterThanOrEqualTo<T: Comparable>(_ expectedValue: T?) -> Matcher<T> {
  compared(to: expectedValue, by: { $0 >= $1 }, "be greater than or equal to")
}

public func >= <T: Comparable>(lhs: SyncExpectation<T>, rhs: T) {
  lhs.to(beGreaterThanOrEqualTo(rhs))
}

public func >= <T: Comparable>(lhs: AsyncExpectation<T>, rhs: T) async {
  await lhs.to(beGreaterThanOrEqualTo(rhs))
}

public func beLessThan<T: Comparable>(_ expectedValue: T?) -> Matcher<T> {
  compared(to: expectedValue, by: { $0 < $1 }, "be less than")
}

public func < <T: Comparable>(lhs: SyncExpectation<T>, rhs: T) { lhs.to(beLessThan(rhs)) }

public func < <T: Comparable>(lhs: AsyncExpectation<T>, rhs: T) async {
  await lhs.to(beLessThan(rhs))
}

public func beLessThanOrEqualTo<T: Comparable>(_ expectedValue: T?) -> Matcher<T> {
  compared(to: expectedValue, by: { $0 <= $1 }, "be less than or equal to")
}

public func <= <T: Comparable>(lhs: SyncExpectation<T>, rhs: T) { lhs.to(beLessThanOrEqualTo(rhs)) }

public func <= <T: Comparable>(lhs: AsyncExpectation<T>, rhs: T) async {
  await lhs.to(beLessThanOrEqualTo(rhs))
}

private func compared<T>(
  to expected: T?, by isInOrder: @escaping (T, T) -> Bool, _ verb: String
) -> Matcher<T> {
  Matcher.simple("\(verb) <\(stringify(expected))>") { expression in
    guard let actual = try expression.evaluate(), let expected else { return .fail }
    return MatcherStatus(bool: isInOrder(actual, expected))
  }
}
