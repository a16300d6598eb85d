/// One registration: how a service is made, how long an instance lives, what happens after.
public final class ServiceEntry<Service>: AnyServiceEntry {
  /// The instance, in the scopes that every graph uses.
  ///
  /// Behind a pointer, since a class's variable is checked for conflicting accesses at each use.
  @usableFromInline let kept: UnsafeMutablePointer<Service?>

  private var completions: [(any Resolver, Service) -> Void] = []

  @inlinable
  init<each Argument>(
    factory: Factory<Service, repeat each Argument>, name: String?, place: String,
    container: Container
  ) {
    kept = .allocate(capacity: 1)
    kept.initialize(to: nil)
    super.init(
      service: Service.self, factory: factory,
      arguments: ObjectIdentifier((repeat each Argument).self),
      argumentTypes: ServiceKey.types(repeat (each Argument).self), name: name, place: place,
      container: container,
      forget: { unsafeDowncast($0, to: ServiceEntry<Service>.self).kept.pointee = nil })
  }

  deinit {
    kept.deinitialize(count: 1)
    kept.deallocate()
  }

  /// Says how long an instance is kept.
  @discardableResult
  public func inObjectScope(_ scope: any ObjectScopeProtocol) -> Self {
    use(scope)
    return self
  }

  /// Says how long an instance is kept.
  @discardableResult
  public func inObjectScope(_ scope: ObjectScope) -> Self {
    use(scope)
    return self
  }

  /// Says what happens once an instance is made: where circular dependencies are closed.
  ///
  /// It may be said several times; all that was said happens, in its order.
  @discardableResult
  public func initCompleted(_ completed: @escaping (any Resolver, Service) -> Void) -> Self {
    completions.append(completed)
    chooseStep()
    return self
  }

  /// Makes the service answer for another type as well, with the same instance and arguments.
  ///
  /// - Parameters:
  ///   - type: the other type, which instances must be of; where they are not, it is not found.
  ///   - name: the name it is resolved by.
  @discardableResult
  public func implements<Other>(_ type: Other.Type, name: String? = nil) -> Self {
    container.container?.forward(type, name: name, to: self)
    return self
  }

  /// Makes the service answer for several other types as well.
  @discardableResult
  public func implements<First, Second, each Other>(
    _ first: First.Type, _ second: Second.Type, _ others: repeat (each Other).Type
  ) -> Self {
    implements(first).implements(second)
    for other in repeat each others { implements(other) }
    return self
  }

  override var hasCompletions: Bool { !completions.isEmpty }

  override var keptAny: Any? { kept.pointee }

  override func restore(_ instance: Any) {
    kept.pointee = instance as? Service
  }

  override func resolveAny(in container: Container, tuple: Any) -> Any? {
    if let kept = kept.pointee { return kept }
    guard container.begin(self) != .makesNothing else { return container.stored(self) }
    guard let made = factory.makeAny(container, tuple: tuple) as? Service else {
      container.end(self)
      return nil
    }
    return container.complete(self, made)
  }

  override func check(_ container: Container) throws(ResolutionError) -> Any {
    try container.require(Service.self, name: name)
  }

  /// What the scope's own storage keeps for the graph that is being built.
  func stored(in building: Building) -> Service? {
    storage?.instance(inGraph: building.graph) as? Service
  }

  /// Keeps an instance as the scope wants it.
  func keep(_ made: Service, in building: Building) {
    if keepsInstance { kept.pointee = made }
    storage?.setInstance(made, inGraph: building.graph)
  }

  /// Does what is to be done with an instance.
  func runCompletions(_ resolver: any Resolver, _ made: Service) {
    for completion in completions { completion(resolver, made) }
  }
}

extension ServiceKey {
  /// Types as a list.
  @usableFromInline
  static func types<each Argument>(_ arguments: repeat (each Argument).Type) -> [Any.Type] {
    var types: [Any.Type] = []
    for type in repeat each arguments { types.append(type) }
    return types
  }
}
