// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public func allPass<S: Sequence>(
  _ passFunc: @escaping (S.Element) throws -> Bool
) -> Matcher<S> {
  allPass("pass a condition", passFunc)
}

public func allPass<S: Sequence>(
  _ passName: String, _ passFunc: @escaping (S.Element) throws -> Bool
) -> Matcher<S> {
  allPass(
    Matcher<S.Element>.define(passName) { expression, message in
      guard let element = try expression.evaluate() else {
        return MatcherResult(status: .fail, message: message)
      }
      return MatcherResult(bool: try passFunc(element), message: message)
    })
}

public func allPass<S: Sequence>(_ elementMatcher: Matcher<S.Element>) -> Matcher<S> {
  Matcher { expression in
    guard let actual = try expression.evaluate() else {
      return MatcherResult(
        status: .fail, message: ExpectationMessage.expectedTo("all pass").appendedBeNilHint())
    }
    var message = ExpectationMessage.expectedTo("all pass")
    for element in actual {
      let result = try elementMatcher.satisfies(
        Expression(expression: { element }, location: expression.location))
      message = result.message.replacedExpectation { .expectedTo($0.expectedMessage) }
        .prepended(expectation: "all ")
      guard result.status != .matches else { continue }
      let place = "<\(stringify(element))> in <\(stringify(actual))>"
      return MatcherResult(
        status: .doesNotMatch,
        message: message.appended(message: ", but failed first at element \(place)"))
    }
    return MatcherResult(status: .matches, message: message)
  }
}
