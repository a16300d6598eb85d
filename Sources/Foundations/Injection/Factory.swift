/// A factory with the arguments it takes; a variadic closure can be held only by a type like this.
final class Factory<Service, each Argument> {
  private let make: (any Resolver, repeat each Argument) -> Service

  init(_ make: @escaping (any Resolver, repeat each Argument) -> Service) {
    self.make = make
  }

  func callAsFunction(_ resolver: any Resolver, _ arguments: repeat each Argument) -> Service {
    make(resolver, repeat each arguments)
  }
}
