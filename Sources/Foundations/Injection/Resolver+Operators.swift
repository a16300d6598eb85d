postfix operator ~>

/// Returns an instance of the service whose type is expected, as in `Car(engine: resolver~>)`.
///
/// As in SwinjectAutoregistration, this and the infix operators end the process if the service cannot
/// be resolved.
public postfix func ~> <Service>(resolver: any Resolver) -> Service {
  resolver ~> Service.self
}

/// Returns an instance of a service, as in `resolver ~> Engine.self`.
public func ~> <Service>(resolver: any Resolver, service: Service.Type) -> Service {
  found(resolver.resolve(service))
}

/// Returns an instance of a service with a name, as in `resolver ~> (Engine.self, name: "spare")`.
public func ~> <Service>(
  resolver: any Resolver, request: (service: Service.Type, name: String)
) -> Service {
  found(resolver.resolve(request.service, name: request.name))
}

/// Returns an instance of a service whose factory takes an argument.
public func ~> <Service, Argument>(
  resolver: any Resolver, request: (service: Service.Type, argument: Argument)
) -> Service {
  found(resolver.resolve(request.service, argument: request.argument))
}

/// Returns an instance of a service with a name, whose factory takes an argument.
public func ~> <Service, Argument>(
  resolver: any Resolver, request: (service: Service.Type, name: String, argument: Argument)
) -> Service {
  found(resolver.resolve(request.service, name: request.name, argument: request.argument))
}

/// Returns an instance of a service whose factory takes arguments.
///
///     let car = resolver ~> (Car.self, arguments: ("red", 4))
///
/// One argument in a pair without labels is the other operator's: `resolver ~> (Car.self, 4)`.
@_disfavoredOverload
public func ~> <Service, each Argument>(
  resolver: any Resolver, request: (service: Service.Type, arguments: (repeat each Argument))
) -> Service {
  found(resolver.resolve(request.service, arguments: repeat each request.arguments))
}

/// Returns an instance of a service with a name, whose factory takes arguments.
@_disfavoredOverload
public func ~> <Service, each Argument>(
  resolver: any Resolver,
  request: (service: Service.Type, name: String, arguments: (repeat each Argument))
) -> Service {
  found(
    resolver.resolve(
      request.service, name: request.name, arguments: repeat each request.arguments))
}

/// Returns an instance of a service whose factory takes three arguments, listed without parentheses.
public func ~> <Service, First, Second, Third>(
  resolver: any Resolver, request: (service: Service.Type, arguments: First, Second, Third)
) -> Service {
  let (service, first, second, third) = request
  return found(resolver.resolve(service, arguments: first, second, third))
}

/// Returns an instance of a service with a name, whose factory takes three arguments.
public func ~> <Service, First, Second, Third>(
  resolver: any Resolver,
  request: (service: Service.Type, name: String, arguments: First, Second, Third)
) -> Service {
  let (service, name, first, second, third) = request
  return found(resolver.resolve(service, name: name, arguments: first, second, third))
}

private func found<Service>(_ service: Service?) -> Service {
  if let service { return service }
  fatalError(
    "~> \(Service.self): it cannot be resolved. Register it, or use resolve, which returns nil.")
}
