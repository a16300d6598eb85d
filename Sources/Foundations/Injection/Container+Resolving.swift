extension Container {
  /// Returns an instance of a service; nil if it is not registered with this name and arguments.
  ///
  /// One hash table look-up for each container up to the one with the registration. Only code that
  /// depends on the types is here, to be specialised at the call. The rest is not inlinable, so
  /// that the compiler can prove within the module that no two accesses conflict.
  ///
  /// The cast follows its check: an entry's `service` is the type that the entry is generic over.
  @inlinable
  func find<Service, each Argument>(
    _ serviceType: Service.Type, name: String?, arguments: repeat each Argument
  ) -> Service? {
    let key = ServiceKey(
      service: ObjectIdentifier(serviceType),
      parameters: ObjectIdentifier((any Resolver, repeat each Argument).self), name: name)
    guard let found = entry(for: key), found.service == key.service else {
      return findOtherwise(key, serviceType, repeat each arguments)
    }
    let entry = unsafeDowncast(found, to: ServiceEntry<Service>.self)
    return instance(entry, key, repeat each arguments)
  }

  /// Returns the instance of a registration, stored or new.
  ///
  /// The cast follows its check: `directParameters` is set only with a factory of these types.
  @inlinable @inline(__always)
  func instance<Service, each Argument>(
    _ entry: ServiceEntry<Service>, _ key: ServiceKey, _ arguments: repeat each Argument
  ) -> Service? {
    if let kept = entry.kept.pointee { return kept }
    guard entry.directParameters == key.parameters else {
      return call(entry, key, repeat each arguments)
    }
    let factory = unsafeDowncast(entry.factory, to: Factory<Service, repeat each Argument>.self)
    let step = begin(entry)
    guard step != .skip else { return stored(entry) ?? failCircular(entry) }
    let made = factory.make(self, repeat each arguments)
    switch step {
    case .makeAndStore where entry.kept.pointee == nil:
      entry.kept.pointee = made
      endStored(entry)
      return made
    case .make, .skip:
      end(entry)
      return made
    case .makeAndStore, .makeAndComplete:
      return complete(entry, made)
    }
  }

  /// Returns the registration with a key, from this container or its nearest parent that has one.
  ///
  /// Returns nil if the lock or a restored graph is needed first.
  @usableFromInline
  func entry(for key: ServiceKey) -> AnyServiceEntry? {
    if isDiverted { return nil }
    let entry = registration(for: key, hash: key.hash)
    if let trace = resolution.trace, let entry { trace.noteKept(entry, in: resolution) }
    return entry
  }

  func registration(for key: ServiceKey, hash: UInt) -> AnyServiceEntry? {
    entries.entry(for: key, hash: hash) ?? parent?.registration(for: key, hash: hash)
  }

  func registration(
    for key: ServiceKey, option: (any ServiceKeyOption)?
  ) -> AnyServiceEntry? {
    guard let option else { return registration(for: key, hash: key.hash) }
    return optionEntries[OptionKey(key, option)] ?? parent?.registration(for: key, option: option)
  }

  /// Begins to make an instance, unless the storage has one or the dependency is circular.
  @usableFromInline
  func begin(_ entry: AnyServiceEntry) -> ResolutionStep {
    let resolution = resolution
    if let storage = entry.storage, storage.instance(inGraph: resolution.graph) != nil {
      return .skip
    }
    guard entry.mark < 0 || resolution.mayMakeAgain(entry) else { return .skip }
    resolution.trace?.note(entry, isNew: true, in: resolution)
    resolution.push(entry)
    if entry.needsCompletion { resolution.track(entry) }
    return entry.step
  }

  /// Ends the making of an instance; for the outermost one, completes the graph.
  @usableFromInline
  func end(_ entry: AnyServiceEntry) {
    resolution.pop(entry)
  }

  /// Ends the making of an instance that the entry stores.
  @usableFromInline
  func endStored(_ entry: AnyServiceEntry) {
    resolution.storedCount += 1
    resolution.pop(entry)
  }

  /// Stores an instance in its scope, runs its `initCompleted` closures, then ends its making.
  @usableFromInline
  func complete<Service>(_ entry: ServiceEntry<Service>, _ made: Service) -> Service {
    defer { end(entry) }
    // If a circular dependency made an instance first, the other objects already refer to that one.
    if let already = entry.kept.pointee ?? entry.stored(in: resolution) { return already }
    entry.keep(made, in: resolution)
    if entry.storesInstances { resolution.storedCount += 1 }
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
