extension Container {
  /// An instance of a service; nil where nobody registered it.
  ///
  /// One look-up in a dictionary for each container on the way up to the one that knows.
  @inlinable
  func find<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
    let key = ServiceKey(service: ObjectIdentifier(serviceType), arguments: 0, name: name)
    guard let found = entry(for: key) else { return fail(.notRegistered, serviceType, key) }
    guard found.serviceType == serviceType else { return found.resolveAny(in: self) as? Service }
    let entry = unsafeDowncast(found, to: ServiceEntry<Service>.self)
    if let kept = entry.instance { return traced(kept, entry) }
    guard !entry.isBeingMade else { return fail(.circular, serviceType, key) }
    begin(entry)
    defer { end(entry) }
    let factory = unsafeDowncast(entry.factory, to: Factory<Service>.self)
    return entry.keep(factory.make(self), in: self)
  }

  /// An instance of a service whose factory takes arguments; nil where nobody registered it so.
  @inlinable
  func find<Service, each Argument>(
    _ serviceType: Service.Type, name: String?, arguments: repeat each Argument
  ) -> Service? {
    let key = ServiceKey(
      service: ObjectIdentifier(serviceType),
      arguments: ArgumentTypes.key(repeat (each Argument).self), name: name)
    guard let found = entry(for: key), found.serviceType == serviceType,
      found.arguments.match(repeat (each Argument).self)
    else { return fail(.notRegistered, serviceType, key) }
    let entry = unsafeDowncast(found, to: ServiceEntry<Service>.self)
    if let kept = entry.instance { return traced(kept, entry) }
    guard !entry.isBeingMade else { return fail(.circular, serviceType, key) }
    begin(entry)
    defer { end(entry) }
    let factory = unsafeDowncast(
      entry.factory, to: Factory<Service, repeat each Argument>.self)
    return entry.keep(factory.make(self, repeat each arguments), in: self)
  }

  /// An instance of a service, or an error that says why there is none.
  public func require<Service>(
    _ serviceType: Service.Type, name: String? = nil
  ) throws(ResolutionError) -> Service {
    building.error = nil
    if let service = resolve(serviceType, name: name), building.error == nil { return service }
    throw failure(serviceType, name)
  }

  /// An instance of a service whose factory takes arguments, or an error that says why there is none.
  public func require<Service, each Argument>(
    _ serviceType: Service.Type, name: String? = nil, arguments: repeat each Argument
  ) throws(ResolutionError) -> Service {
    building.error = nil
    if let service = resolve(serviceType, name: name, arguments: repeat each arguments),
      building.error == nil
    {
      return service
    }
    throw failure(serviceType, name)
  }

  @inlinable
  func begin(_ entry: AnyServiceEntry) {
    let building = building
    if building.trace != nil { note(entry, isNew: true) }
    entry.isBeingMade = true
    entry.waiting = building.innermost
    building.innermost = entry
    guard entry.needsCompletion, !entry.isTouched else { return }
    entry.isTouched = true
    entry.touchedBefore = building.lastTouched
    building.lastTouched = entry
  }

  @inlinable
  func end(_ entry: AnyServiceEntry) {
    let building = building
    building.innermost = entry.waiting
    entry.waiting = nil
    entry.isBeingMade = false
    if building.innermost == nil { completeGraph(building) }
  }

  @inlinable
  func completeGraph(_ building: Building) {
    var next = building.lastTouched
    building.lastTouched = nil
    while let entry = next {
      next = entry.touchedBefore
      entry.touchedBefore = nil
      entry.isTouched = false
      entry.graphResolutionCompleted()
    }
  }

  @inlinable
  func traced<Service>(_ kept: Service, _ entry: AnyServiceEntry) -> Service {
    if building.trace != nil { note(entry, isNew: false) }
    return kept
  }

  @usableFromInline
  func note(_ entry: AnyServiceEntry, isNew: Bool) {
    note("\(entry.title), \(isNew ? "new" : "kept") in \(entry.scope) scope")
  }

  private func note(_ line: String) {
    building.trace?.append(String(repeating: "  ", count: building.chain.count) + line)
  }

  @usableFromInline
  func fail<Service>(
    _ reason: ResolutionError.Reason, _ type: Service.Type, _ key: ServiceKey
  ) -> Service? {
    let isOptional = type is any OptionalService.Type
    guard !isOptional else { return resolveWrapped(type, key.name) }
    building.error = ResolutionError(
      reason: reason, service: title(type, key), chain: building.chain.map(\.title),
      nearest: nearest(to: type))
    if building.trace != nil {
      note("\(title(type, key)) \(reason == .circular ? "in a circle" : "missing")")
    }
    return nil
  }

  /// A service asked for as an optional is nil where nobody registered it, and no mistake.
  private func resolveWrapped<Service>(_ type: Service.Type, _ name: String?) -> Service? {
    (type as? any OptionalService.Type)?.resolveWrapped(from: self, name: name) as? Service
  }

  private func title<Service>(_ type: Service.Type, _ key: ServiceKey) -> String {
    let named = key.name.map { " named \"\($0)\"" } ?? ""
    return "\(type)\(named)" + (key.arguments == 0 ? "" : " with these arguments")
  }

  private func failure<Service>(_ type: Service.Type, _ name: String?) -> ResolutionError {
    building.error
      ?? ResolutionError(
        reason: .notRegistered, service: "\(type)", chain: [], nearest: nearest(to: type))
  }
}

extension Container: Resolver {
  /// An instance of a service; nil where nobody registered it.
  public func instance<Service>(of serviceType: Service.Type, name: String?) -> Service? {
    find(serviceType, name: name)
  }

  /// An instance of a service whose factory takes arguments; nil where nobody registered it so.
  public func instance<Service, each Argument>(
    of serviceType: Service.Type, name: String?, arguments: repeat each Argument
  ) -> Service? {
    find(serviceType, name: name, arguments: repeat each arguments)
  }
}

/// Tells an optional type from others, and asks for what it wraps.
protocol OptionalService {
  static func resolveWrapped(from resolver: any Resolver, name: String?) -> Self
}

extension Optional: OptionalService {
  static func resolveWrapped(from resolver: any Resolver, name: String?) -> Wrapped? {
    guard let container = resolver as? Container else { return nil }
    return container.hasAnyRegistration(of: Wrapped.self, name: name)
      ? container.resolve(Wrapped.self, name: name) : nil
  }
}
