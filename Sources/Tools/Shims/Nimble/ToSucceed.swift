// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
nonisolated public enum ToSucceedResult: Sendable {
  case succeeded
  case failed(reason: String)
}

public func succeed() -> Matcher<ToSucceedResult> {
  Matcher.define { expression in
    switch try expression.evaluate() {
    case nil:
      MatcherResult(
        status: .fail, message: .fail("expected a ToSucceedResult, got <nil>"))
    case .succeeded?:
      MatcherResult(
        bool: true, message: .expectedCustomValueTo("succeed", actual: "<succeeded>"))
    case .failed(let reason)?:
      MatcherResult(
        bool: false,
        message: .expectedCustomValueTo("succeed", actual: "<failed> because <\(reason)>"))
    }
  }
}
