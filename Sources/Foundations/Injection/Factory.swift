/// A factory with the arguments it takes; a variadic closure can be held only by a type like this.
@usableFromInline
final class Factory<Service, each Argument>: AnyFactory {
  @usableFromInline let body: (any Resolver, repeat each Argument) -> Service

  @inlinable
  init(_ body: @escaping (any Resolver, repeat each Argument) -> Service) {
    self.body = body
  }

  // A method, since calling a stored variadic closure from outside crashes the compiler (6.3.1).
  @inlinable
  func make(_ resolver: any Resolver, _ arguments: repeat each Argument) -> Service {
    body(resolver, repeat each arguments)
  }

  @usableFromInline
  func makeAny(_ resolver: any Resolver, tuple: Any) -> Any? {
    guard let arguments = tuple as? (repeat each Argument) else { return nil }
    return body(resolver, repeat each arguments)
  }
}

/// A factory without its types, for those who know only another type that it answers for.
@usableFromInline
protocol AnyFactory: AnyObject {
  /// Makes an instance from a tuple of arguments; nil where it takes others.
  func makeAny(_ resolver: any Resolver, tuple: Any) -> Any?
}
