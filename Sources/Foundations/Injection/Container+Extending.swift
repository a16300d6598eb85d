extension Container {
  /// Registers a factory of any parameters, for extensions of Injection.
  ///
  /// - Parameters:
  ///   - serviceType: the service.
  ///   - factory: makes an instance from the resolver alone, or from a tuple of it and arguments.
  ///   - name: distinguishes registrations of one service.
  ///   - option: an additional part of the key.
  /// - Returns: the registration, to set its scope and its `initCompleted` closures.
  @discardableResult
  public func _register<Service, Parameters>(
    _ serviceType: Service.Type, factory: @escaping (Parameters) -> Any, name: String? = nil,
    option: (any ServiceKeyOption)? = nil
  ) -> ServiceEntry<Service> {
    let entry = ServiceEntry<Service>(
      factory: TupleFactory(factory), name: name,
      place: RegistrationPlace("_register", line: nil), container: self)
    add(entry, as: serviceType, name: name, option: option)
    return entry
  }

  /// Returns an instance of a service, for extensions of Injection; nil if it is not registered.
  ///
  /// - Parameters:
  ///   - name: the name of the registration.
  ///   - option: the option of the registration.
  ///   - invoker: calls the factory that it is given with the resolver and the arguments.
  public func _resolve<Service, Parameters>(
    name: String?, option: (any ServiceKeyOption)? = nil,
    invoker: @escaping ((Parameters) -> Any) -> Any
  ) -> Service? {
    let lock = lockIfSynchronized()
    defer { lock?.unlock() }
    let key = ServiceKey(
      service: ObjectIdentifier(Service.self), parameters: ObjectIdentifier(Parameters.self),
      name: name)
    guard let entry = registration(for: key, option: option) else {
      return failNotRegistered(
        Service.self, name: name, arguments: Container.arguments(of: Parameters.self))
    }
    return resolveErased(entry, InvokerCall(invoker: invoker), name: name)
  }

  private static func arguments<Parameters>(of type: Parameters.Type) -> [Any.Type] {
    type == (any Resolver).self ? [] : [type]
  }
}

/// A type whose instances resolve services for extensions of Injection.
public protocol _Resolver {
  /// Returns an instance of a service, for extensions of Injection; nil if it is not registered.
  func _resolve<Service, Parameters>(
    name: String?, option: (any ServiceKeyOption)?,
    invoker: @escaping ((Parameters) -> Any) -> Any
  ) -> Service?
}

extension Container: _Resolver {}
