// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public func equal<T1: Equatable, T2: Equatable>(_ expectedValue: (T1, T2)?) -> Matcher<(T1, T2)> {
  equal(expectedValue, by: { $0 == $1 })
}

public func == <T1: Equatable, T2: Equatable>(
  lhs: SyncExpectation<(T1, T2)>, rhs: (T1, T2)?
) {
  lhs.to(equal(rhs))
}

public func != <T1: Equatable, T2: Equatable>(
  lhs: SyncExpectation<(T1, T2)>, rhs: (T1, T2)?
) {
  lhs.toNot(equal(rhs))
}

public func equal<T1: Equatable, T2: Equatable, T3: Equatable>(_ expectedValue: (T1, T2, T3)?)
  -> Matcher<(T1, T2, T3)>
{
  equal(expectedValue, by: { $0 == $1 })
}

public func == <T1: Equatable, T2: Equatable, T3: Equatable>(
  lhs: SyncExpectation<(T1, T2, T3)>, rhs: (T1, T2, T3)?
) {
  lhs.to(equal(rhs))
}

public func != <T1: Equatable, T2: Equatable, T3: Equatable>(
  lhs: SyncExpectation<(T1, T2, T3)>, rhs: (T1, T2, T3)?
) {
  lhs.toNot(equal(rhs))
}

public func equal<T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable>(
  _ expectedValue: (T1, T2, T3, T4)?
) -> Matcher<(T1, T2, T3, T4)> {
  equal(expectedValue, by: { $0 == $1 })
}

public func == <T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable>(
  lhs: SyncExpectation<(T1, T2, T3, T4)>, rhs: (T1, T2, T3, T4)?
) {
  lhs.to(equal(rhs))
}

public func != <T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable>(
  lhs: SyncExpectation<(T1, T2, T3, T4)>, rhs: (T1, T2, T3, T4)?
) {
  lhs.toNot(equal(rhs))
}
