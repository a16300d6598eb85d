/// Where services are registered, and made when somebody asks for them.
///
/// A container belongs to one isolation domain and takes no lock. A child sees its parent's
/// registrations; what a parent keeps in container scope, all its children share.
public final class Container {
  @usableFromInline let parent: Container?
  @usableFromInline let building: Building
  @usableFromInline private(set) var entries: [ServiceKey: AnyServiceEntry] = [:]
  private let defaultObjectScope: ObjectScope
  private var behaviors: [any Behavior]

  /// Registrations that took the place of another with the same key, in words.
  ///
  /// A child that registers what its parent has registered too hides it from then on.
  public private(set) var shadowings: [String] = []

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
    registeringClosure(self)
  }

  /// Says how a service is made; an earlier registration with the same key no longer counts.
  ///
  /// - Parameters:
  ///   - serviceType: the service, often a protocol.
  ///   - name: tells registrations of one service apart.
  ///   - fileID: the file of the registration, for the printed tree.
  ///   - line: the line of the registration, for the printed tree.
  ///   - factory: makes an instance from the resolver and the arguments given to `resolve`.
  /// - Returns: the registration, to say its scope and what follows its making.
  @discardableResult
  public func register<Service, each Argument>(
    _ serviceType: Service.Type, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping (any Resolver, repeat each Argument) -> Service
  ) -> ServiceEntry<Service> {
    let arguments = ArgumentTypes(repeat (each Argument).self)
    let entry = ServiceEntry<Service>(
      factory: Factory(factory), scope: defaultObjectScope, container: self, name: name,
      arguments: arguments, place: "\(fileID):\(line)")
    add(
      entry,
      at: ServiceKey(
        service: ObjectIdentifier(serviceType),
        arguments: ArgumentTypes.key(repeat (each Argument).self), name: name))
    for behavior in behaviors {
      behavior.container(self, didRegisterType: serviceType, toService: entry, withName: name)
    }
    return entry
  }

  /// Tells a behavior of every registration from now on.
  public func addBehavior(_ behavior: any Behavior) {
    behaviors.append(behavior)
  }

  /// Forgets all registrations of this container; its parent's stay.
  public func removeAll() {
    entries.removeAll()
  }

  /// Forgets the instances kept in a scope, here and in the parents.
  public func resetObjectScope(_ scope: ObjectScope) {
    for entry in entries.values where entry.scope === scope { entry.reset() }
    parent?.resetObjectScope(scope)
  }

  /// Whether anybody registered the service, with any arguments, here or in a parent.
  public func hasAnyRegistration<Service>(of type: Service.Type, name: String? = nil) -> Bool {
    let service = ObjectIdentifier(type)
    return entries.keys.contains { $0.service == service && $0.name == name }
      || parent?.hasAnyRegistration(of: type, name: name) ?? false
  }

  func forward<Other>(_ type: Other.Type, name: String?, to entry: AnyServiceEntry) {
    add(
      entry,
      at: ServiceKey(service: ObjectIdentifier(type), arguments: 0, name: name))
  }

  @inlinable
  func entry(for key: ServiceKey) -> AnyServiceEntry? {
    if let entry = entries[key] { return entry }
    var ancestor = parent
    while let next = ancestor {
      if let entry = next.entries[key] { return entry }
      ancestor = next.parent
    }
    return nil
  }

  private func add(_ entry: AnyServiceEntry, at key: ServiceKey) {
    if let hidden = parent?.entry(for: key) {
      shadowings.append("\(entry.title) (\(entry.place)) hides its parent's (\(hidden.place))")
    }
    entries[key] = entry
  }
}

/// Who is told of registrations.
public protocol Behavior {
  /// A service was registered in a container.
  func container<Service>(
    _ container: Container, didRegisterType type: Service.Type,
    toService entry: ServiceEntry<Service>, withName name: String?)
}

/// What is being made now, shared by a container and all its relatives.
@usableFromInline
final class Building {
  /// The registration whose factory is at work; each knows the one that is waiting for it.
  @usableFromInline var innermost: AnyServiceEntry?

  /// The last registration that keeps an instance until the graph is complete; each knows the one
  /// before.
  @usableFromInline var lastTouched: AnyServiceEntry?

  /// The registrations whose factories are at work, the outermost first.
  var chain: [AnyServiceEntry] {
    var chain: [AnyServiceEntry] = []
    var next = innermost
    while let entry = next {
      chain.append(entry)
      next = entry.waiting
    }
    return chain.reversed()
  }

  /// What went wrong last.
  var error: ResolutionError?

  /// What is written down of each resolution; nil where nobody asked.
  @usableFromInline var trace: [String]?
}
