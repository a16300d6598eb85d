// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public func beIdenticalTo<T: AnyObject>(_ expected: T?) -> Matcher<T> { identical(to: expected) }

public func beIdenticalTo(_ expected: AnyObject?) -> Matcher<AnyObject> { identical(to: expected) }

public func be<T: AnyObject>(_ expected: T?) -> Matcher<T> { identical(to: expected) }

public func be(_ expected: AnyObject?) -> Matcher<AnyObject> { identical(to: expected) }

private func identical<T: AnyObject>(to expected: T?) -> Matcher<T> {
  Matcher.define { expression in
    let actual = try expression.evaluate()
    return MatcherResult(
      bool: actual != nil && actual === expected,
      message: .expectedCustomValueTo(
        "be identical to \(identity(expected))", actual: identity(actual)))
  }
}

public func === (lhs: SyncExpectation<AnyObject>, rhs: AnyObject?) { lhs.to(beIdenticalTo(rhs)) }

public func !== (lhs: SyncExpectation<AnyObject>, rhs: AnyObject?) {
  lhs.toNot(beIdenticalTo(rhs))
}

public func === <T: AnyObject>(lhs: SyncExpectation<T>, rhs: T?) { lhs.to(beIdenticalTo(rhs)) }

public func !== <T: AnyObject>(lhs: SyncExpectation<T>, rhs: T?) { lhs.toNot(beIdenticalTo(rhs)) }
