/// A dependency injection container: stores registrations of services, and resolves them.
///
/// A child resolves its parent's registrations too, and shares the parent's instances in container
/// scope.
///
/// To resolve takes no lock: one thread at a time resolves, and none registers meanwhile. Several
/// threads resolve through ``synchronize()``. Registering and resetting take its lock.
public final class Container {
  let parent: Container?
  let resolution: ResolutionState
  let defaultObjectScope: ObjectScope
  let reference = ContainerReference()

  /// Whether every use takes the lock.
  let isSynchronized: Bool

  /// Whether resolving takes the lock or enters a restored graph first.
  private(set) var isDiverted: Bool

  /// The graph that the next resolution belongs to, set by ``restoreObjectGraph(_:)``.
  var restoredGraph: GraphIdentifier? {
    didSet { isDiverted = isSynchronized || restoredGraph != nil }
  }

  let entries = EntryTable()
  private(set) var optionEntries: [OptionKey: AnyServiceEntry] = [:]
  private var behaviors: [any Behavior]

  /// A message for each registration that hides one of the parent's with the same key.
  ///
  /// From then on the child resolves its own registration.
  public private(set) var shadowings: [String] = []

  /// The handler called for each service that `resolve` could not find; shared with the parents and
  /// children.
  ///
  /// If nil, ``loggingFunction`` is called.
  public var onFailure: ((ResolutionError) -> Void)? {
    get { resolution.lock.sync { resolution.onFailure } }
    set { resolution.lock.sync { resolution.onFailure = newValue } }
  }

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - parent: the container that resolves services not registered here.
  ///   - defaultObjectScope: the scope of registrations that set none.
  ///   - behaviors: called at every registration.
  ///   - registeringClosure: called with the new container, to register services.
  public convenience init(
    parent: Container? = nil, defaultObjectScope: ObjectScope = .graph,
    behaviors: [any Behavior] = [], registeringClosure: (Container) -> Void = { _ in }
  ) {
    self.init(
      parent: parent, defaultObjectScope: defaultObjectScope, behaviors: behaviors,
      isSynchronized: false)
    registeringClosure(self)
  }

  private init(
    parent: Container?, defaultObjectScope: ObjectScope, behaviors: [any Behavior],
    isSynchronized: Bool
  ) {
    self.parent = parent
    self.defaultObjectScope = defaultObjectScope
    self.behaviors = behaviors
    self.isSynchronized = isSynchronized
    isDiverted = isSynchronized
    resolution = parent?.resolution ?? ResolutionState()
    reference.refer(to: self)
  }

  deinit {
    reference.clear()
    if resolution.isBusy { retire(entries.removeAll() + optionEntries.values) }
  }

  /// Registers a factory for a service; replaces an earlier registration with the same key.
  ///
  /// - Parameters:
  ///   - serviceType: the service, often a protocol.
  ///   - name: distinguishes registrations of one service.
  ///   - fileID: the file of the registration, for the printed tree.
  ///   - line: the line of the registration, for the printed tree.
  ///   - factory: makes an instance from the resolver and the arguments given to `resolve`.
  /// - Returns: the registration, to set its scope and its `initCompleted` closures.
  @inlinable
  @discardableResult
  public func register<Service, each Argument>(
    _ serviceType: Service.Type, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping (any Resolver, repeat each Argument) -> Service
  ) -> ServiceEntry<Service> {
    let entry = ServiceEntry<Service>(
      factory: Factory(factory), name: name, place: RegistrationPlace(fileID, line: line),
      container: self)
    add(entry, as: serviceType, name: name)
    return entry
  }

  /// Registers a factory that runs on the main actor; Swinject's spelling.
  ///
  /// A container is used only in the isolation domain it was created in, so
  /// ``register(_:name:fileID:line:factory:)`` accepts a factory of the main actor too.
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

  /// Forwards another type to a registration, so that resolving the type gives the same service.
  ///
  /// - Parameters:
  ///   - type: the other type; the service's instances must conform to it.
  ///   - name: the name it is resolved by.
  ///   - service: the registration.
  public func forward<Type, Service>(
    _ type: Type.Type, name: String? = nil, to service: ServiceEntry<Service>
  ) {
    add(service, as: type, name: name)
  }

  /// Adds a behavior that is called at every registration from now on.
  public func addBehavior(_ behavior: any Behavior) {
    resolution.lock.sync { behaviors.append(behavior) }
  }

  /// Removes all registrations of this container; its parent's stay.
  public func removeAll() {
    resolution.lock.sync {
      retire(entries.removeAll() + optionEntries.values)
      optionEntries = [:]
    }
  }

  /// Returns whether the service is registered, with any arguments, here or in a parent.
  public func hasAnyRegistration<Service>(of type: Service.Type, name: String? = nil) -> Bool {
    let service = ObjectIdentifier(type)
    return resolution.lock.sync {
      entries.all.contains { $0.key.service == service && $0.key.name == name }
        || optionEntries.keys.contains { $0.service == service && $0.name == name }
        || parent?.hasAnyRegistration(of: type, name: name) ?? false
    }
  }

  /// Returns a resolver for several threads: a child of this container whose every use takes a lock.
  ///
  /// One thread at a time resolves, with everything that its factories resolve. The lock is shared
  /// with the parents and children. While other threads use the resolver, this container itself may
  /// register, but not resolve.
  public func synchronize() -> any Resolver {
    Container(
      parent: self, defaultObjectScope: defaultObjectScope, behaviors: [], isSynchronized: true)
  }

  /// Adds a registration for a type, and notifies the behaviors.
  @usableFromInline
  func add<Type, Service>(
    _ entry: ServiceEntry<Service>, as type: Type.Type, name: String?,
    option: (any ServiceKeyOption)? = nil
  ) {
    resolution.lock.lock()
    defer { resolution.lock.unlock() }
    let key = ServiceKey(
      service: ObjectIdentifier(type), parameters: ObjectIdentifier(entry.argumentsType), name: name
    )
    if let hidden = parent?.registration(for: key, option: option) {
      shadowings.append("\(entry.title) (\(entry.place)) hides its parent's (\(hidden.place))")
    }
    insert(entry, for: key, option: option)
    if key.service != entry.service {
      entry.otherTypes.append((type, name))
    }
    for behavior in behaviors {
      behavior.container(self, didRegisterType: type, toService: entry, withName: name)
    }
  }

  private func insert(
    _ entry: AnyServiceEntry, for key: ServiceKey, option: (any ServiceKeyOption)?
  ) {
    let replaced =
      option.map { optionEntries.updateValue(entry, forKey: OptionKey(key, $0)) }
      ?? entries.insert(entry, for: key)
    if let replaced { retire([replaced]) }
  }

  /// Keeps registrations that are no longer here until the graph that is being built is complete.
  private func retire(_ entries: [AnyServiceEntry]) {
    resolution.retire(entries)
  }

  /// Returns the lock, taken, if this container is for several threads.
  func lockIfSynchronized() -> RecursiveLock? {
    guard isSynchronized else { return nil }
    resolution.lock.lock()
    return resolution.lock
  }
}

/// A type whose method is called at every registration of a container.
public protocol Behavior {
  /// Called when a service was registered, or another type was forwarded to a registration.
  ///
  /// `Type` is the type to resolve, `Service` the registered type.
  func container<Type, Service>(
    _ container: Container, didRegisterType type: Type.Type,
    toService entry: ServiceEntry<Service>, withName name: String?)
}
