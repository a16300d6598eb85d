// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ReactorKit's, and their documentation is too.
/// An object that equals only itself.
public protocol IdentityEquatable: AnyObject, Equatable {}

extension IdentityEquatable {
  nonisolated public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
}

/// An object that is hashed by its identity.
public protocol IdentityHashable: Hashable, IdentityEquatable {}

extension IdentityHashable {
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
