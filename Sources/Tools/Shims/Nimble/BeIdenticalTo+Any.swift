// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.

// Nimble 9 and earlier take any value, which Apple's systems bridge to an object: a number to one that is the
// same for each use of the number, other values to a new one.

@_disfavoredOverload
public func be(_ expected: Any?) -> Matcher<Any> { identical(to: expected) }

@_disfavoredOverload
public func beIdenticalTo(_ expected: Any?) -> Matcher<Any> { identical(to: expected) }

private func identical(to expected: Any?) -> Matcher<Any> {
  Matcher.define { expression in
    let actual = try expression.evaluate()
    return MatcherResult(
      bool: areIdentical(actual, expected),
      message: .expectedCustomValueTo(
        "be identical to <\(stringify(expected))>", actual: "<\(stringify(actual))>"))
  }
}

private func areIdentical(_ actual: Any?, _ expected: Any?) -> Bool {
  guard let actual, let expected else { return false }
  if type(of: actual) is AnyObject.Type, type(of: expected) is AnyObject.Type {
    return actual as AnyObject === expected as AnyObject
  }
  guard actual is any Numeric || actual is Bool else { return false }
  return actual as? AnyHashable == expected as? AnyHashable
}
