// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
private protocol AnyOptional {
  var isNil: Bool { get }
}

extension Optional: AnyOptional {
  fileprivate var isNil: Bool { self == nil }
}

public func beNil<T>() -> Matcher<T> {
  Matcher.simpleNilable("be nil") { expression in
    let value = try expression.evaluate()
    return MatcherStatus(bool: (value as? any AnyOptional)?.isNil ?? (value == nil))
  }
}

/// The nil in `expect(value) == nil`.
nonisolated public struct ExpectationNil: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) {}
}

extension SyncExpectation {
  public static func == (lhs: SyncExpectation, rhs: ExpectationNil) { lhs.to(beNil()) }
  public static func != (lhs: SyncExpectation, rhs: ExpectationNil) { lhs.toNot(beNil()) }
}

extension AsyncExpectation {
  public static func == (lhs: AsyncExpectation, rhs: ExpectationNil) async {
    await lhs.to(beNil())
  }

  public static func != (lhs: AsyncExpectation, rhs: ExpectationNil) async {
    await lhs.toNot(beNil())
  }
}
