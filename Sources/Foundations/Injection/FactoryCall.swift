/// A call of a factory whose types the caller does not know.
protocol FactoryCall {
  /// Makes an instance; nil if the factory takes other types.
  func make(_ factory: AnyFactory, _ resolver: any Resolver) -> Any?
}

/// A call with stored arguments; a type, since a closure cannot capture a pack (Swift 6.3.1).
struct ArgumentsCall<each Argument>: FactoryCall {
  private let arguments: (repeat each Argument)

  init(_ arguments: repeat each Argument) {
    self.arguments = (repeat each arguments)
  }

  func make(_ factory: AnyFactory, _ resolver: any Resolver) -> Any? {
    factory.make(resolver, arguments: arguments)
      ?? factory.make(parameters: (resolver, repeat each arguments))
  }
}

/// A call through a closure that adds the parameters, for extensions of Injection.
struct InvokerCall<Parameters>: FactoryCall {
  let invoker: ((Parameters) -> Any) -> Any

  func make(_ factory: AnyFactory, _ resolver: any Resolver) -> Any? {
    invoker { factory.make(parameters: $0) as Any }
  }
}
