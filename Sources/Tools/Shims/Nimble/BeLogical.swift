// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public func beTrue() -> Matcher<Bool> {
  Matcher.simple("be true") { MatcherStatus(bool: try $0.evaluate() == true) }
}

public func beFalse() -> Matcher<Bool> {
  Matcher.simple("be false") { MatcherStatus(bool: try $0.evaluate() == false) }
}

public func beTruthy<T: ExpressibleByBooleanLiteral & Equatable>() -> Matcher<T> {
  Matcher.simpleNilable("be truthy") { MatcherStatus(bool: try $0.evaluate() == (true as T)) }
}

public func beFalsy<T: ExpressibleByBooleanLiteral & Equatable>() -> Matcher<T> {
  Matcher.simpleNilable("be falsy") { MatcherStatus(bool: try $0.evaluate() != (true as T)) }
}
