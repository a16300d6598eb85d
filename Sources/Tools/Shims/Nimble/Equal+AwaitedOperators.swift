// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public func == <T: Equatable>(lhs: AsyncExpectation<T>, rhs: T) async {
  await lhs.to(equal(rhs))
}

public func != <T: Equatable>(lhs: AsyncExpectation<T>, rhs: T) async {
  await lhs.toNot(equal(rhs))
}

public func == <T: Equatable>(lhs: AsyncExpectation<T>, rhs: T?) async {
  await lhs.to(equal(rhs))
}

public func != <T: Equatable>(lhs: AsyncExpectation<T>, rhs: T?) async {
  await lhs.toNot(equal(rhs))
}

public func == <T: Equatable>(lhs: AsyncExpectation<[T]>, rhs: [T]?) async {
  await lhs.to(equal(rhs))
}

public func != <T: Equatable>(lhs: AsyncExpectation<[T]>, rhs: [T]?) async {
  await lhs.toNot(equal(rhs))
}

public func == <T>(lhs: AsyncExpectation<Set<T>>, rhs: Set<T>) async {
  await lhs.to(equal(rhs))
}

public func != <T>(lhs: AsyncExpectation<Set<T>>, rhs: Set<T>) async {
  await lhs.toNot(equal(rhs))
}

public func == <T>(lhs: AsyncExpectation<Set<T>>, rhs: Set<T>?) async {
  await lhs.to(equal(rhs))
}

public func != <T>(lhs: AsyncExpectation<Set<T>>, rhs: Set<T>?) async {
  await lhs.toNot(equal(rhs))
}

public func == <T: Comparable>(lhs: AsyncExpectation<Set<T>>, rhs: Set<T>) async {
  await lhs.to(equal(rhs))
}

public func != <T: Comparable>(lhs: AsyncExpectation<Set<T>>, rhs: Set<T>) async {
  await lhs.toNot(equal(rhs))
}

public func == <T: Comparable>(lhs: AsyncExpectation<Set<T>>, rhs: Set<T>?) async {
  await lhs.to(equal(rhs))
}

public func != <T: Comparable>(lhs: AsyncExpectation<Set<T>>, rhs: Set<T>?) async {
  await lhs.toNot(equal(rhs))
}

public func == <T, C: Equatable>(lhs: AsyncExpectation<[T: C]>, rhs: [T: C]?) async {
  await lhs.to(equal(rhs))
}

public func != <T, C: Equatable>(lhs: AsyncExpectation<[T: C]>, rhs: [T: C]?) async {
  await lhs.toNot(equal(rhs))
}
