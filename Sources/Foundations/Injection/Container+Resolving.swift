extension Container {
  /// Returns an instance of a service; nil if it is not registered with this name and arguments.
  ///
  /// One hash table look-up for each container up to the one with the registration. Only code that
  /// depends on the types is here, to be specialised at the call. The rest is not inlinable, so
  /// that the compiler can prove within the module that no two accesses conflict.
  @inlinable
  func find<Service, each Argument>(
    _ serviceType: Service.Type, name: String?, arguments: repeat each Argument
  ) -> Service? {
    let key = ServiceKey(
      service: ObjectIdentifier(serviceType),
      arguments: ObjectIdentifier((repeat each Argument).self), name: name)
    guard let found = entry(for: key), found.service == key.service else {
      return findForwardedOrWrapped(serviceType, name: name, arguments: repeat each arguments)
    }
    let entry = unsafeDowncast(found, to: ServiceEntry<Service>.self)
    if let kept = entry.kept.pointee { return kept }
    let step = begin(entry)
    guard step != .skip else {
      return stored(entry) ?? failCircular(entry)
    }
    let factory = unsafeDowncast(entry.factory, to: Factory<Service, repeat each Argument>.self)
    let made = factory.make(self, repeat each arguments)
    switch step {
    case .makeAndStore where entry.kept.pointee == nil:
      entry.kept.pointee = made
      end(entry)
      return made
    case .make, .skip:
      end(entry)
      return made
    case .makeAndStore, .makeAndComplete:
      return complete(entry, made)
    }
  }

  /// Returns the registration with a key, from this container or its nearest parent that has one.
  @usableFromInline
  func entry(for key: ServiceKey) -> AnyServiceEntry? {
    let entry = registration(for: key, hash: key.hash)
    if let trace = resolution.trace, let entry { trace.noteKept(entry, in: resolution) }
    return entry
  }

  func registration(for key: ServiceKey, hash: UInt) -> AnyServiceEntry? {
    entries.entry(for: key, hash: hash) ?? parent?.registration(for: key, hash: hash)
  }

  /// Begins to make an instance, unless the dependency is circular or the storage has an instance.
  @usableFromInline
  func begin(_ entry: AnyServiceEntry) -> ResolutionStep {
    let resolution = resolution
    if entry.isBeingMade { return .skip }
    if let storage = entry.storage, storage.instance(inGraph: resolution.graph) != nil {
      return .skip
    }
    resolution.trace?.note(entry, isNew: true, in: resolution)
    entry.isBeingMade = true
    entry.requester = resolution.innermost
    resolution.innermost = Unmanaged.passUnretained(entry)
    if entry.needsCompletion { resolution.track(entry) }
    return entry.step
  }

  /// Ends the making of an instance; for the outermost one, completes the graph.
  @usableFromInline
  func end(_ entry: AnyServiceEntry) {
    let resolution = resolution
    resolution.innermost = entry.requester
    entry.requester = nil
    entry.isBeingMade = false
    if resolution.innermost == nil { resolution.completeGraph() }
  }

  /// Stores an instance in its scope, runs its `initCompleted` closures, then ends its making.
  @usableFromInline
  func complete<Service>(_ entry: ServiceEntry<Service>, _ made: Service) -> Service {
    defer { end(entry) }
    // If a circular dependency made an instance first, the other objects already refer to that one.
    if let already = entry.kept.pointee ?? entry.stored(in: resolution) { return already }
    entry.keep(made, in: resolution)
    // The `initCompleted` closures may resolve this service again to close a circular dependency.
    entry.isBeingMade = false
    entry.runCompletions(self, made)
    return made
  }

  /// Returns the instance in the scope's storage.
  @usableFromInline
  func stored<Service>(_ entry: ServiceEntry<Service>) -> Service? {
    guard let instance = entry.stored(in: resolution) else { return nil }
    resolution.trace?.note(entry, isNew: false, in: resolution)
    return instance
  }
}

extension Container: Resolver {
  /// Returns an instance of a service; nil if it is not registered with this name and arguments.
  public func instance<Service, each Argument>(
    of serviceType: Service.Type, name: String?, arguments: repeat each Argument
  ) -> Service? {
    find(serviceType, name: name, arguments: repeat each arguments)
  }
}
