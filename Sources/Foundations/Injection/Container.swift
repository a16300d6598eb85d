/// Where services are registered, and made when somebody asks for them.
///
/// A container belongs to one isolation domain and takes no lock. A child sees its parent's
/// registrations; what a parent keeps in container scope, all its children share.
public final class Container: Resolver {
  let parent: Container?
  private let defaultObjectScope: ObjectScope
  private var entries: [ServiceKey: any AnyServiceEntry] = [:]
  private var building: Building

  /// What is being built now, shared by a container and all its relatives.
  private final class Building {
    var chain: [any AnyServiceEntry] = []
    var names: [String] = []
    var touched: [any AnyServiceEntry] = []
    var error: ResolutionError?
  }

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - parent: asked for what this container does not know.
  ///   - defaultObjectScope: the scope of registrations that name none.
  ///   - registeringClosure: called with the new container, to register services.
  public init(
    parent: Container? = nil, defaultObjectScope: ObjectScope = .graph,
    registeringClosure: (Container) -> Void = { _ in }
  ) {
    self.parent = parent
    self.defaultObjectScope = defaultObjectScope
    building = parent?.building ?? Building()
    registeringClosure(self)
  }

  /// Says how a service is made; an earlier registration with the same key no longer counts.
  ///
  /// - Parameters:
  ///   - serviceType: the service, often a protocol.
  ///   - name: tells registrations of one service apart.
  ///   - factory: makes an instance from the resolver and the arguments given to `resolve`.
  @discardableResult
  public func register<Service, each Argument>(
    _ serviceType: Service.Type, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    factory: @escaping (any Resolver, repeat each Argument) -> Service
  ) -> ServiceEntry<Service> {
    let entry = ServiceEntry<Service>(
      factory: Factory(factory), scope: defaultObjectScope, container: self,
      place: "\(fileID):\(line)")
    entries[ServiceKey(serviceType, (repeat each Argument).self, name: name)] = entry
    return entry
  }

  func forward<Other, Service>(
    _ type: Other.Type, name: String?, to entry: ServiceEntry<Service>
  ) {
    entries[ServiceKey(type, Void.self, name: name)] = entry
  }

  /// An instance of a service; nil where nobody registered it.
  public func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
    let key = ServiceKey(serviceType, Void.self, name: name)
    return resolve(serviceType, key) { resolver, factory in
      (factory as? Factory<Service>)?(resolver)
    }
  }

  /// An instance of a service whose factory takes arguments; nil where nobody registered it so.
  public func resolve<Service, each Argument>(
    _ serviceType: Service.Type, name: String?, arguments: repeat each Argument
  ) -> Service? {
    let call = Call<Service, repeat each Argument>(arguments: (repeat each arguments))
    let key = ServiceKey(serviceType, (repeat each Argument).self, name: name)
    return resolve(serviceType, key, make: call.make)
  }

  /// An instance of a service, or an error that says why there is none.
  public func require<Service>(
    _ serviceType: Service.Type, name: String?
  ) throws(ResolutionError) -> Service {
    building.error = nil
    guard let service = resolve(serviceType, name: name) else { throw failure(serviceType, name) }
    return service
  }

  /// An instance of a service whose factory takes arguments, or an error that says why there is none.
  public func require<Service, each Argument>(
    _ serviceType: Service.Type, name: String?, arguments: repeat each Argument
  ) throws(ResolutionError) -> Service {
    building.error = nil
    guard let service = resolve(serviceType, name: name, arguments: repeat each arguments) else {
      throw failure(serviceType, name)
    }
    return service
  }

  /// Forgets all registrations of this container.
  public func removeAll() {
    entries.removeAll()
  }

  /// Forgets the instances kept in a scope.
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

  private func failure<Service>(_ type: Service.Type, _ name: String?) -> ResolutionError {
    building.error
      ?? ResolutionError(
        reason: .notRegistered, service: "\(type)", chain: [], nearest: names(of: type))
  }
}

extension Container {
  private func entry(for key: ServiceKey) -> (any AnyServiceEntry)? {
    entries[key] ?? parent?.entry(for: key)
  }

  private func names<Service>(of type: Service.Type) -> [String] {
    let service = ObjectIdentifier(type)
    let own = entries.keys.filter { $0.service == service }
      .map { $0.name.map { "\(type) named \($0)" } ?? "\(type) with other arguments" }
    return (own + (parent?.names(of: type) ?? [])).sorted()
  }

  private func resolve<Service>(
    _ type: Service.Type, _ key: ServiceKey,
    make: (any Resolver, AnyObject) -> Service?
  ) -> Service? {
    guard let entry = entry(for: key) else {
      note(.notRegistered, type, key.name)
      return nil
    }
    if let kept = entry.storage.instance as? Service { return kept }
    guard !building.chain.contains(where: { $0 === entry }) else {
      note(.circular, type, key.name)
      return nil
    }
    building.chain.append(entry)
    building.names.append("\(type)")
    building.touched.append(entry)
    let made = make(self, entry.factory)
    // What a circle has made meanwhile is the instance everybody else got.
    let service = entry.storage.instance as? Service ?? made
    if let service, entry.storage.instance == nil {
      entry.storage.instance = service
      entry.complete(self, service)
    }
    building.chain.removeLast()
    building.names.removeLast()
    if building.chain.isEmpty { finishGraph() }
    return service
  }

  private func finishGraph() {
    for entry in building.touched { entry.storage.graphResolutionCompleted() }
    building.touched.removeAll(keepingCapacity: true)
  }

  private func note<Service>(
    _ reason: ResolutionError.Reason, _ type: Service.Type, _ name: String?
  ) {
    let service = name.map { "\(type) named \($0)" } ?? "\(type)"
    building.error = ResolutionError(
      reason: reason, service: service, chain: building.names, nearest: names(of: type))
  }
}

/// Arguments on their way to a factory; a closure could not capture the pack.
private struct Call<Service, each Argument> {
  let arguments: (repeat each Argument)

  func make(_ resolver: any Resolver, _ factory: AnyObject) -> Service? {
    (factory as? Factory<Service, repeat each Argument>)?(resolver, repeat each arguments)
  }
}
