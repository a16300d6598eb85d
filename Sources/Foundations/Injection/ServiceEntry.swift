/// A registration of a service: its factory, its object scope and its `initCompleted` closures.
public final class ServiceEntry<Service>: AnyServiceEntry {
  /// The instance in graph and in container scope.
  ///
  /// Behind a pointer: a class's stored variable is checked for exclusive access at each use.
  @usableFromInline let kept: UnsafeMutablePointer<Service?>

  /// The `initCompleted` closures; nil for none, as an empty array would need their type's metadata.
  private var completions: [(any Resolver, Service) -> Void]?

  /// Creates a registration whose factory is called directly.
  ///
  /// The parameters' type stands for the factory's class, to which it is cast when called.
  @inlinable
  convenience init<each Argument>(
    factory: Factory<Service, repeat each Argument>, name: String?,
    place: RegistrationPlace, container: Container
  ) {
    self.init(
      factory, directParameters: ObjectIdentifier((any Resolver, repeat each Argument).self),
      name: name, place: place, container: container)
  }

  /// Creates a registration whose factory takes its parameters as a tuple.
  convenience init<Parameters>(
    factory: TupleFactory<Parameters>, name: String?, place: RegistrationPlace,
    container: Container
  ) {
    self.init(factory, directParameters: nil, name: name, place: place, container: container)
  }

  @inlinable
  init(
    _ factory: AnyFactory, directParameters: ObjectIdentifier?, name: String?,
    place: RegistrationPlace, container: Container
  ) {
    kept = .allocate(capacity: 1)
    kept.initialize(to: nil)
    super.init(
      service: Service.self, factory: factory, directParameters: directParameters, name: name,
      place: place, container: container,
      clearInstance: { unsafeDowncast($0, to: ServiceEntry<Service>.self).kept.pointee = nil })
  }

  deinit {
    kept.deinitialize(count: 1)
    kept.deallocate()
  }

  /// Sets the object scope.
  @discardableResult
  public func inObjectScope(_ scope: any ObjectScopeProtocol) -> Self {
    lock.sync { use(scope) }
    return self
  }

  /// Sets the object scope.
  @discardableResult
  public func inObjectScope(_ scope: ObjectScope) -> Self {
    inObjectScope(scope as any ObjectScopeProtocol)
  }

  /// Adds a closure that runs after an instance is made, where circular dependencies can be
  /// resolved.
  ///
  /// Several closures run in the order they were added.
  @discardableResult
  public func initCompleted(_ completed: @escaping (any Resolver, Service) -> Void) -> Self {
    lock.sync {
      completions = (completions ?? []) + [completed]
      hasCompletions = true
      chooseStep()
    }
    return self
  }

  /// Forwards another type to this registration, with the same instance and arguments.
  ///
  /// - Parameters:
  ///   - type: the other type; resolving it fails if an instance does not conform to it.
  ///   - name: the name it is resolved by.
  @discardableResult
  public func implements<Other>(_ type: Other.Type, name: String? = nil) -> Self {
    container.container?.forward(type, name: name, to: self)
    return self
  }

  /// Forwards several other types to this registration.
  @discardableResult
  public func implements<First, Second, each Other>(
    _ first: First.Type, _ second: Second.Type, _ others: repeat (each Other).Type
  ) -> Self {
    implements(first).implements(second)
    for other in repeat each others { implements(other) }
    return self
  }

  override var completionCount: Int { completions?.count ?? 0 }

  override var anyInstance: Any? { kept.pointee }

  override func restore(_ instance: Any) {
    kept.pointee = instance as? Service
  }

  override func resolveAny(in container: Container, _ call: any FactoryCall) -> Any? {
    if let kept = kept.pointee { return kept }
    guard container.begin(self) != .skip else { return container.stored(self) }
    guard let made = call.make(factory, container) as? Service else {
      container.end(.passUnretained(self))
      return nil
    }
    return container.complete(self, made)
  }

  override func check(_ container: Container) throws(ResolutionError) -> Any {
    try container.require(Service.self, name: name)
  }

  /// Returns the instance in the scope's storage for the graph that is being built.
  func stored(in resolution: ResolutionState) -> Service? {
    storage?.instance(inGraph: resolution.graph) as? Service
  }

  /// Stores an instance in its scope.
  func keep(_ made: Service, in resolution: ResolutionState) {
    if keepsInstance { kept.pointee = made }
    storage?.setInstance(made, inGraph: resolution.graph)
  }

  /// Runs the `initCompleted` closures with an instance.
  func runCompletions(_ resolver: any Resolver, _ made: Service) {
    for completion in completions ?? [] { completion(resolver, made) }
  }
}

extension ServiceKey {
  /// Returns a pack of types as an array.
  @usableFromInline
  static func types<each Argument>(_ arguments: repeat (each Argument).Type) -> [Any.Type] {
    var types: [Any.Type] = []
    for type in repeat each arguments { types.append(type) }
    return types
  }
}
