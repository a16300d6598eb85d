extension Container {
  /// Registers a service whose initializer has no arguments; of several initializers the compiler prefers it.
  @discardableResult
  public func autoregister<Service>(
    _ service: Service.Type, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, initializer: @escaping () -> Service
  ) -> ServiceEntry<Service> {
    register(service, name: name, fileID: fileID, line: line) { _ in initializer() }
  }

  /// Registers a service whose dependencies are resolved from the types of its initializer.
  ///
  ///     container.autoregister(Greeter.self, initializer: Greeter.init)
  ///
  /// As in SwinjectAutoregistration, resolving ends the process if a dependency is not registered;
  /// an optional, ``Lazy`` or ``Provider`` dependency is resolved as such. ``verify()`` reports it
  /// before.
  @discardableResult
  public func autoregister<Service, each Dependency>(
    _ service: Service.Type, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    initializer: @escaping (repeat each Dependency) -> Service
  ) -> ServiceEntry<Service> {
    let autofactory: Autofactory<Service> = InitializerFactory(initializer)
    return autofactory.register(
      in: self, name: name, from: (fileID, line))
  }

  /// Registers a service of which one dependency is an argument of the request.
  @discardableResult
  public func autoregister<Service, Argument, each Dependency>(
    _ service: Service.Type, name: String? = nil, argument: Argument.Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    initializer: @escaping (repeat each Dependency) -> Service
  ) -> ServiceEntry<Service> {
    let autofactory: Autofactory<Service> = InitializerFactory(initializer)
    return autofactory.register(
      in: self, name: name, argument, from: (fileID, line))
  }

  /// Registers a service of which two dependencies are arguments of the request.
  ///
  /// The arguments differ in their types, which say which dependency each is.
  @discardableResult
  public func autoregister<Service, First, Second, each Dependency>(
    _ service: Service.Type, name: String? = nil, arguments first: First.Type,
    _ second: Second.Type, fileID: StaticString = #fileID, line: UInt = #line,
    initializer: @escaping (repeat each Dependency) -> Service
  ) -> ServiceEntry<Service> {
    let autofactory: Autofactory<Service> = InitializerFactory(initializer)
    return autofactory.register(
      in: self, name: name, first, second, from: (fileID, line))
  }

  /// Registers a service of which three dependencies are arguments of the request.
  ///
  /// The arguments differ in their types, which say which dependency each is.
  @discardableResult
  public func autoregister<Service, First, Second, Third, each Dependency>(
    _ service: Service.Type, name: String? = nil, arguments first: First.Type,
    _ second: Second.Type, _ third: Third.Type,
    fileID: StaticString = #fileID, line: UInt = #line,
    initializer: @escaping (repeat each Dependency) -> Service
  ) -> ServiceEntry<Service> {
    let autofactory: Autofactory<Service> = InitializerFactory(initializer)
    return autofactory.register(
      in: self, name: name, first, second, third, from: (fileID, line))
  }
}
