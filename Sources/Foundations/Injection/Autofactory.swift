/// A factory that resolves an initializer's dependencies, without their types.
class Autofactory<Service> {
  fileprivate init() {}

  /// The checks that find a dependency that is not registered.
  fileprivate var requirements: [(Container) -> ResolutionError?] { [] }

  /// Makes an instance; a dependency is the first argument of its type, or else resolved.
  fileprivate func make(_ resolver: any Resolver, _ arguments: [Any]) -> Service {
    fatalError("An autofactory is made with an initializer: \(Service.self)")
  }
}

// The closures are here, since one in a function with a pack crashes the compiler (Swift 6.3.1).
extension Autofactory {
  /// The file and the line of a registration.
  typealias Place = (fileID: StaticString, line: UInt)

  func register(
    in container: Container, name: String?, from place: Place
  ) -> ServiceEntry<Service> {
    let entry = container.register(
      Service.self, name: name, fileID: place.fileID, line: place.line
    ) { self.make($0, []) }
    entry.requirements = { self.requirements }
    return entry
  }

  func register<Argument>(
    in container: Container, name: String?, _ argument: Argument.Type, from place: Place
  ) -> ServiceEntry<Service> {
    container.register(
      Service.self, name: name, fileID: place.fileID, line: place.line
    ) { (resolver: any Resolver, argument: Argument) in
      self.make(resolver, [argument])
    }
  }

  func register<First, Second>(
    in container: Container, name: String?, _ first: First.Type, _ second: Second.Type,
    from place: Place
  ) -> ServiceEntry<Service> {
    precondition(
      first != second, "autoregister \(Service.self): two arguments are of type \(First.self).")
    return container.register(
      Service.self, name: name, fileID: place.fileID, line: place.line
    ) {
      (resolver: any Resolver, first: First, second: Second) in
      self.make(resolver, [first, second])
    }
  }

  func register<First, Second, Third>(
    in container: Container, name: String?, _ first: First.Type, _ second: Second.Type,
    _ third: Third.Type, from place: Place
  ) -> ServiceEntry<Service> {
    let types = [ObjectIdentifier(first), ObjectIdentifier(second), ObjectIdentifier(third)]
    precondition(
      Set(types).count == 3,
      "autoregister \(Service.self): two of \(First.self), \(Second.self), \(Third.self) are equal."
    )
    return container.register(
      Service.self, name: name, fileID: place.fileID, line: place.line
    ) {
      (resolver: any Resolver, first: First, second: Second, third: Third) in
      self.make(resolver, [first, second, third])
    }
  }
}

/// An initializer with the types of its dependencies.
final class InitializerFactory<Service, each Dependency>: Autofactory<Service> {
  private let initializer: (repeat each Dependency) -> Service

  init(_ initializer: @escaping (repeat each Dependency) -> Service) {
    self.initializer = initializer
    super.init()
  }

  fileprivate override var requirements: [(Container) -> ResolutionError?] {
    var requirements: [(Container) -> ResolutionError?] = []
    for type in repeat (each Dependency).self { requirements.append(requirement(type)) }
    return requirements
  }

  fileprivate override func make(_ resolver: any Resolver, _ arguments: [Any]) -> Service {
    initializer(repeat dependency((each Dependency).self, resolver, arguments))
  }

  private func dependency<Needed>(
    _ type: Needed.Type, _ resolver: any Resolver, _ arguments: [Any]
  ) -> Needed {
    for argument in arguments {
      if let argument = argument as? Needed { return argument }
    }
    if let resolved = resolver.resolve(type) { return resolved }
    fatalError(
      "autoregister \(Service.self): \(type) cannot be resolved. Register it, or make it optional.")
  }
}

/// Returns a check that a dependency is registered, or that it wraps one that is.
private func requirement<Needed>(_ type: Needed.Type) -> (Container) -> ResolutionError? {
  { container in
    container.isResolvable(type)
      ? nil
      : ResolutionError(
        reason: .notRegistered, service: "\(type)", chain: [], nearest: container.nearest(to: type),
        remedy: nil)
  }
}

extension Container {
  fileprivate func isResolvable(_ type: Any.Type) -> Bool {
    let wrapper = type as? any InstanceWrapper.Type
    let key = ServiceKey(
      service: ObjectIdentifier(wrapper?.wrappedType ?? type),
      parameters: ObjectIdentifier((any Resolver).self), name: nil)
    return registration(for: key, hash: key.hash) != nil || wrapper?.needsRegistration == false
  }
}
