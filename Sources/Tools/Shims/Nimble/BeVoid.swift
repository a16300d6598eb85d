// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public func beVoid() -> Matcher<()> {
  Matcher.simpleNilable("be void") { MatcherStatus(bool: try $0.evaluate() != nil) }
}

public func == (lhs: SyncExpectation<()>, rhs: ()) { lhs.to(beVoid()) }

public func != (lhs: SyncExpectation<()>, rhs: ()) { lhs.toNot(beVoid()) }
