/// A factory closure with its argument types; only a generic type can store a variadic closure.
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

/// A type-erased factory, for requests of a type that is forwarded to its registration.
@usableFromInline
protocol AnyFactory: AnyObject {
  /// Makes an instance from a tuple of arguments; nil if the factory takes other types.
  func makeAny(_ resolver: any Resolver, tuple: Any) -> Any?
}
