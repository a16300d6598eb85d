// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
/// The text of a matcher, from which that of a failure is made.
nonisolated public indirect enum ExpectationMessage: Sendable {
  case expectedActualValueTo(String)
  case expectedCustomValueTo(String, actual: String)
  case expectedTo(String)
  case fail(String)
  case prepends(String, ExpectationMessage)
  case appends(ExpectationMessage, String)
  case details(ExpectationMessage, String)

  public var expectedMessage: String {
    switch self {
    case .fail(let text), .expectedTo(let text), .expectedActualValueTo(let text),
      .expectedCustomValueTo(let text, _):
      text
    case .prepends(_, let message), .details(let message, _): message.expectedMessage
    case .appends(let message, let text): message.expectedMessage + text
    }
  }

  public func appended(message: String) -> ExpectationMessage {
    guard case .details(let inner, let text) = self else { return .appends(self, message) }
    return .details(inner.appended(message: message), text)
  }

  public func appendedBeNilHint() -> ExpectationMessage {
    appended(message: " (use beNil() to match nils)")
  }

  public func appended(details: String) -> ExpectationMessage { .details(self, details) }

  public func replacedExpectation(
    _ f: @escaping (ExpectationMessage) -> ExpectationMessage
  ) -> ExpectationMessage {
    switch self {
    case .fail, .expectedTo, .expectedActualValueTo, .expectedCustomValueTo: f(self)
    case .prepends(let text, let message): .prepends(text, message.replacedExpectation(f))
    case .appends(let message, let text): .appends(message.replacedExpectation(f), text)
    case .details(let message, let text): .details(message.replacedExpectation(f), text)
    }
  }

  public func wrappedExpectation(before: String, after: String) -> ExpectationMessage {
    prepended(expectation: before).appended(message: after)
  }

  public func prepended(expectation text: String) -> ExpectationMessage {
    replacedExpectation { message in
      switch message {
      case .expectedTo(let old): .expectedTo(text + old)
      case .expectedActualValueTo(let old): .expectedActualValueTo(text + old)
      case .expectedCustomValueTo(let old, let actual):
        .expectedCustomValueTo(text + old, actual: actual)
      default: message
      }
    }
  }
}
