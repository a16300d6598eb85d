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
    guard let found = entry(for: key), isRegistration(found, of: key) else {
      return findOtherwise(key, serviceType, repeat each arguments)
    }
    return instance(EntryReference<Service>(found), key, repeat each arguments)
  }

  /// Returns the instance of a registration, stored or new.
  ///
  /// The registration is retained only where a storage may be an app's, which may remove it. Otherwise
  /// nothing can release it until its factory runs, and from then on ``ResolutionState/retired``
  /// retains it. The cast follows its check: `directParameters` is set only with a factory of these
  /// types.
  @inlinable @inline(__always)
  func instance<Service, each Argument>(
    _ entry: EntryReference<Service>, _ key: ServiceKey, _ arguments: repeat each Argument
  ) -> Service? {
    let kept = entry.kept
    if let instance = kept.pointee { return instance }
    guard entry.directParameters == key.parameters else {
      return call(entry.retained, key, repeat each arguments)
    }
    let runsStorage = entry.hasStorage
    if runsStorage { _ = entry.reference.retain() }
    defer { if runsStorage { entry.reference.release() } }
    let step = begin(entry.untyped)
    guard step != .skip else { return storedOrCircular(entry.retained) }
    let factory = Unmanaged<Factory<Service, repeat each Argument>>.fromOpaque(
      entry.factory.toOpaque())
    let made = factory._withUnsafeGuaranteedRef { $0.make(self, repeat each arguments) }
    switch step {
    case .makeAndStore where kept.pointee == nil:
      kept.initialize(to: made)
      endStored(entry.untyped)
      return made
    case .make, .skip:
      end(entry.untyped)
      return made
    case .makeAndStore, .makeAndComplete:
      return complete(entry.retained, made)
    }
  }

  /// Returns the registration with a key, from this container or its nearest parent that has one.
  ///
  /// Returns nil if the lock or a restored graph is needed first.
  @usableFromInline
  func entry(for key: ServiceKey) -> Unmanaged<AnyServiceEntry>? {
    if isDiverted { return nil }
    let entry = unretained(for: key, hash: key.hash)
    if let trace = resolution.trace, let entry {
      trace.noteKept(entry.takeUnretainedValue(), in: resolution)
    }
    return entry
  }

  /// Returns whether a registration is of the service that is requested, not forwarded to it.
  @inlinable @inline(__always)
  func isRegistration(_ entry: Unmanaged<AnyServiceEntry>, of key: ServiceKey) -> Bool {
    entry._withUnsafeGuaranteedRef { $0.service } == key.service
  }

  func registration(for key: ServiceKey, hash: UInt) -> AnyServiceEntry? {
    unretained(for: key, hash: hash)?.takeUnretainedValue()
  }

  private func unretained(for key: ServiceKey, hash: UInt) -> Unmanaged<AnyServiceEntry>? {
    entries.entry(for: key, hash: hash) ?? parent?.unretained(for: key, hash: hash)
  }

  func registration(
    for key: ServiceKey, option: (any ServiceKeyOption)?
  ) -> AnyServiceEntry? {
    guard let option else { return registration(for: key, hash: key.hash) }
    return optionEntries[OptionKey(key, option)] ?? parent?.registration(for: key, option: option)
  }

  /// Begins to make an instance, unless the storage has one or the dependency is circular.
  @usableFromInline
  func begin(_ entry: Unmanaged<AnyServiceEntry>) -> ResolutionStep {
    entry._withUnsafeGuaranteedRef { begin($0) }
  }

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
  func end(_ entry: Unmanaged<AnyServiceEntry>) {
    resolution.pop(entry)
  }

  /// Ends the making of an instance that the entry stores.
  @usableFromInline
  func endStored(_ entry: Unmanaged<AnyServiceEntry>) {
    resolution.storedCount += 1
    resolution.pop(entry)
  }

  /// Stores an instance in its scope, runs its `initCompleted` closures, then ends its making.
  @usableFromInline
  func complete<Service>(_ entry: ServiceEntry<Service>, _ made: Service) -> Service {
    defer { end(.passUnretained(entry)) }
    // If a circular dependency made an instance first, the other objects already refer to that one.
    if let already = entry.kept.pointee ?? entry.stored(in: resolution) { return already }
    entry.keep(made, in: resolution)
    if entry.storesInstances { resolution.storedCount += 1 }
    entry.runCompletions(self, made)
    return made
  }

  /// Returns the instance in the scope's storage, or reports a circular dependency.
  @usableFromInline
  func storedOrCircular<Service>(_ entry: ServiceEntry<Service>) -> Service? {
    stored(entry) ?? failCircular(entry)
  }

  /// Returns the instance in the scope's storage.
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
