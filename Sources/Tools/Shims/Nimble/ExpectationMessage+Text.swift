// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
nonisolated extension ExpectationMessage {
  public func toString(actual: String, expected: String = "expected", to: String = "to") -> String {
    func text(_ message: ExpectationMessage) -> String {
      message.toString(actual: actual, expected: expected, to: to)
    }
    return switch self {
    case .fail(let whole): whole
    case .expectedTo(let verb): "\(expected) \(to) \(verb)"
    case .expectedActualValueTo(let verb): "\(expected) \(to) \(verb), got \(actual)"
    case .expectedCustomValueTo(let verb, let own): "\(expected) \(to) \(verb), got \(own)"
    case .prepends(let before, let message): before + text(message)
    case .appends(let message, let after): text(message) + after
    case .details(let message, let below): "\(text(message))\n\n\(below)"
    }
  }

  /// Writes the text into the parts of a failure.
  func update(_ failure: FailureMessage) {
    switch self {
    case .fail(let whole):
      if !whole.isEmpty { failure.stringValue = whole }
    case .expectedTo(let verb):
      failure.actualValue = nil
      failure.postfixMessage = verb
    case .expectedActualValueTo(let verb):
      failure.postfixMessage = verb
    case .expectedCustomValueTo(let verb, let actual):
      failure.postfixMessage = verb
      failure.actualValue = actual
    case .prepends(let before, let message):
      message.update(failure)
      failure.userDescription = before + (failure.userDescription ?? "")
    case .appends(let message, let after):
      message.update(failure)
      failure.append(after)
    case .details(let message, let below):
      message.update(failure)
      failure.append(details: below)
    }
  }
}

nonisolated extension FailureMessage {
  /// The text as that of a matcher, for one that wrote into the parts itself.
  var expectation: ExpectationMessage {
    if isWhole || expected != "expected" { return .fail(stringValue) }
    var message: ExpectationMessage
    switch actualValue {
    case nil: message = .expectedTo(postfixMessage)
    case ""?: message = .expectedActualValueTo(postfixMessage)
    case let actual?: message = .expectedCustomValueTo(postfixMessage, actual: actual)
    }
    if !postfixActual.isEmpty { message = .appends(message, postfixActual) }
    return extendedMessage.map { .details(message, $0) } ?? message
  }
}
