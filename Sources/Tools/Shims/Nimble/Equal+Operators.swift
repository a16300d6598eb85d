// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public func == <T: Equatable>(lhs: SyncExpectation<T>, rhs: T) {
  lhs.to(equal(rhs))
}

public func != <T: Equatable>(lhs: SyncExpectation<T>, rhs: T) {
  lhs.toNot(equal(rhs))
}

public func == <T: Equatable>(lhs: SyncExpectation<T>, rhs: T?) {
  lhs.to(equal(rhs))
}

public func != <T: Equatable>(lhs: SyncExpectation<T>, rhs: T?) {
  lhs.toNot(equal(rhs))
}

public func == <T: Equatable>(lhs: SyncExpectation<[T]>, rhs: [T]?) {
  lhs.to(equal(rhs))
}

public func != <T: Equatable>(lhs: SyncExpectation<[T]>, rhs: [T]?) {
  lhs.toNot(equal(rhs))
}

public func == <T>(lhs: SyncExpectation<Set<T>>, rhs: Set<T>) {
  lhs.to(equal(rhs))
}

public func != <T>(lhs: SyncExpectation<Set<T>>, rhs: Set<T>) {
  lhs.toNot(equal(rhs))
}

public func == <T>(lhs: SyncExpectation<Set<T>>, rhs: Set<T>?) {
  lhs.to(equal(rhs))
}

public func != <T>(lhs: SyncExpectation<Set<T>>, rhs: Set<T>?) {
  lhs.toNot(equal(rhs))
}

public func == <T: Comparable>(lhs: SyncExpectation<Set<T>>, rhs: Set<T>) {
  lhs.to(equal(rhs))
}

public func != <T: Comparable>(lhs: SyncExpectation<Set<T>>, rhs: Set<T>) {
  lhs.toNot(equal(rhs))
}

public func == <T: Comparable>(lhs: SyncExpectation<Set<T>>, rhs: Set<T>?) {
  lhs.to(equal(rhs))
}

public func != <T: Comparable>(lhs: SyncExpectation<Set<T>>, rhs: Set<T>?) {
  lhs.toNot(equal(rhs))
}

public func == <T, C: Equatable>(lhs: SyncExpectation<[T: C]>, rhs: [T: C]?) {
  lhs.to(equal(rhs))
}

public func != <T, C: Equatable>(lhs: SyncExpectation<[T: C]>, rhs: [T: C]?) {
  lhs.toNot(equal(rhs))
}
