/// A factory with the arguments it takes; a variadic closure can be held only by a type like this.
@usableFromInline
final class Factory<Service, each Argument> {
  @usableFromInline let body: (any Resolver, repeat each Argument) -> Service

  init(_ body: @escaping (any Resolver, repeat each Argument) -> Service) {
    self.body = body
  }

  // A method, since calling a stored variadic closure from outside crashes the compiler (6.3.1).
  @inlinable
  func make(_ resolver: any Resolver, _ arguments: repeat each Argument) -> Service {
    body(resolver, repeat each arguments)
  }
}
