/// Where services are registered, and made when somebody asks for them.
///
/// A container belongs to one isolation domain and takes no lock. A child sees its parent's
/// registrations; what a parent keeps in container scope, all its children share.
public final class Container {
  let parent: Container?
  let building: Building
  let defaultObjectScope: ObjectScope
  let reference = ContainerReference()
  private(set) var entries = EntryTable()
  private var behaviors: [any Behavior]

  /// Registrations that took the place of another with the same key, in words.
  ///
  /// A child that registers what its parent has registered too hides it from then on.
  public private(set) var shadowings: [String] = []

  /// Told of each service that `resolve` could not give; shared with parents and children.
  ///
  /// Where it is nil, ``loggingFunction`` is told.
  public var onFailure: ((ResolutionError) -> Void)? {
    get { building.onFailure }
    set { building.onFailure = newValue }
  }

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - parent: asked for what this container does not know.
  ///   - defaultObjectScope: the scope of registrations that name none.
  ///   - behaviors: told of every registration.
  ///   - registeringClosure: called with the new container, to register services.
  public init(
    parent: Container? = nil, defaultObjectScope: ObjectScope = .graph,
    behaviors: [any Behavior] = [], registeringClosure: (Container) -> Void = { _ in }
  ) {
    self.parent = parent
    self.defaultObjectScope = defaultObjectScope
    self.behaviors = behaviors
    building = parent?.building ?? Building()
    reference.refer(to: self)
    registeringClosure(self)
  }

  deinit {
    reference.clear()
  }

  /// Says how a service is made; an earlier registration with the same key no longer counts.
  ///
  /// - Parameters:
  ///   - serviceType: the service, often a protocol.
  ///   - name: tells registrations of one service apart.
  ///   - fileID: the file of the registration, for the printed tree.
  ///   - line: the line of the registration, for the printed tree.
  ///   - factory: makes an instance from the resolver and the arguments given to `resolve`.
  /// - Returns: The registration, to say its scope and what follows its making.
  @inlinable
  @discardableResult
  public func register<Service, each Argument>(
    _ serviceType: Service.Type, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping (any Resolver, repeat each Argument) -> Service
  ) -> ServiceEntry<Service> {
    let entry = ServiceEntry<Service>(
      factory: Factory(factory), name: name, place: "\(fileID):\(line)", container: self)
    add(entry, as: serviceType, name: name)
    return entry
  }

  /// Says how a service is made on the main actor; Swinject's spelling.
  ///
  /// A container stays where it was made, so a factory written on the main actor is one like any
  /// other: ``register(_:name:fileID:line:factory:)`` takes it too.
  @inlinable
  @discardableResult
  @_disfavoredOverload
  public func register<Service, each Argument>(
    _ serviceType: Service.Type, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    mainActorFactory: @escaping (any Resolver, repeat each Argument) -> Service
  ) -> ServiceEntry<Service> {
    register(serviceType, name: name, fileID: fileID, line: line, factory: mainActorFactory)
  }

  /// Makes a registration answer for another type as well.
  ///
  /// - Parameters:
  ///   - type: the other type, which the service's instances must be of.
  ///   - name: the name it is resolved by.
  ///   - service: the registration.
  public func forward<Type, Service>(
    _ type: Type.Type, name: String? = nil, to service: ServiceEntry<Service>
  ) {
    add(service, as: type, name: name)
  }

  /// Tells a behavior of every registration from now on.
  public func addBehavior(_ behavior: any Behavior) {
    behaviors.append(behavior)
  }

  /// Forgets all registrations of this container; its parent's stay.
  public func removeAll() {
    entries = EntryTable()
  }

  /// Forgets the instances kept in a scope, here and in the parents.
  public func resetObjectScope(_ scope: any ObjectScopeProtocol) {
    for (_, entry) in entries.all where entry.scope === scope { entry.reset() }
    parent?.resetObjectScope(scope)
  }

  /// Forgets the instances kept in a scope, here and in the parents.
  public func resetObjectScope(_ scope: ObjectScope) {
    resetObjectScope(scope as any ObjectScopeProtocol)
  }

  /// Whether anybody registered the service, with any arguments, here or in a parent.
  public func hasAnyRegistration<Service>(of type: Service.Type, name: String? = nil) -> Bool {
    let service = ObjectIdentifier(type)
    return entries.all.contains { $0.key.service == service && $0.key.name == name }
      || parent?.hasAnyRegistration(of: type, name: name) ?? false
  }

  /// The container as a resolver.
  ///
  /// Swinject gives one that takes a lock; a container here belongs to one isolation domain, which
  /// the compiler checks, so this is the container itself.
  public func synchronize() -> any Resolver { self }

  @usableFromInline
  func add<Type, Service>(_ entry: ServiceEntry<Service>, as type: Type.Type, name: String?) {
    let key = ServiceKey(service: ObjectIdentifier(type), arguments: entry.arguments, name: name)
    if let hidden = parent?.registration(for: key, hash: key.hash) {
      shadowings.append("\(entry.title) (\(entry.place)) hides its parent's (\(hidden.place))")
    }
    entries.insert(entry, for: key)
    if key.service != entry.service {
      entry.otherTitles.append(ResolutionError.title(type, name: name, arguments: []))
    }
    for behavior in behaviors {
      behavior.container(self, didRegisterType: type, toService: entry, withName: name)
    }
  }
}

/// Who is told of registrations.
public protocol Behavior {
  /// A service was registered in a container, or a registration answers for another type.
  ///
  /// `Type` is what will be resolved, `Service` what was registered.
  func container<Type, Service>(
    _ container: Container, didRegisterType type: Type.Type,
    toService entry: ServiceEntry<Service>, withName name: String?)
}
