// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public import Foundation
public import HeadlessFoundation

/// Matches what raises an exception; nothing here does and goes on, so nothing matches.
public func raiseException<Out>(
  named: NSExceptionName? = nil, reason: String? = nil, userInfo: NSDictionary? = nil,
  closure: ((NSException) -> Void)? = nil
) -> Matcher<Out> {
  let conditions = [
    named.map { "with name <\($0.rawValue)>" }, reason.map { "with reason <\($0)>" },
    userInfo.map { "with userInfo <\($0)>" }, closure.map { _ in "that satisfies block" },
  ].compactMap(\.self)
  let verb =
    conditions.isEmpty
    ? "raise any exception" : "raise exception \(conditions.joined(separator: " "))"
  return Matcher { expression in
    _ = try expression.evaluate()
    return MatcherResult(
      bool: false, message: .expectedCustomValueTo(verb, actual: "no exception"))
  }
}

public func raiseException<Out>(
  named: String?, reason: String? = nil, userInfo: NSDictionary? = nil,
  closure: ((NSException) -> Void)? = nil
) -> Matcher<Out> {
  raiseException(
    named: named.map { NSExceptionName(rawValue: $0) }, reason: reason, userInfo: userInfo,
    closure: closure)
}
