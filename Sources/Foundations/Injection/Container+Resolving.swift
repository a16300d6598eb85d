extension Container {
  /// An instance of a service; nil where nobody registered it so.
  ///
  /// One look-up in a table for each container on the way up to the one that knows. Only what
  /// depends on the types is here, to be specialised where it is called; what does not stays in the
  /// module, where the compiler can see that no two accesses conflict.
  @inlinable
  func find<Service, each Argument>(
    _ serviceType: Service.Type, name: String?, arguments: repeat each Argument
  ) -> Service? {
    let key = ServiceKey(
      service: ObjectIdentifier(serviceType),
      arguments: ObjectIdentifier((repeat each Argument).self), name: name)
    guard let found = entry(for: key), found.service == key.service else {
      return findOtherwise(serviceType, name: name, arguments: repeat each arguments)
    }
    let entry = unsafeDowncast(found, to: ServiceEntry<Service>.self)
    if let kept = entry.kept.pointee { return kept }
    let step = begin(entry)
    guard step != .makesNothing else {
      return stored(entry) ?? failInCircle(entry)
    }
    let factory = unsafeDowncast(entry.factory, to: Factory<Service, repeat each Argument>.self)
    let made = factory.make(self, repeat each arguments)
    switch step {
    case .keeps where entry.kept.pointee == nil:
      entry.kept.pointee = made
      end(entry)
      return made
    case .makes, .makesNothing:
      end(entry)
      return made
    case .keeps, .completes:
      return complete(entry, made)
    }
  }

  /// The registration with a key, of this container or of the nearest one above that has one.
  @usableFromInline
  func entry(for key: ServiceKey) -> AnyServiceEntry? {
    let entry = registration(for: key, hash: key.hash)
    if let trace = building.trace, let entry { trace.noteKept(entry, in: building) }
    return entry
  }

  func registration(for key: ServiceKey, hash: UInt) -> AnyServiceEntry? {
    entries.entry(for: key, hash: hash) ?? parent?.registration(for: key, hash: hash)
  }

  /// Begins to make an instance, unless that would go in a circle or one is in its storage.
  @usableFromInline
  func begin(_ entry: AnyServiceEntry) -> Step {
    let building = building
    if entry.isBeingMade { return .makesNothing }
    if let storage = entry.storage, storage.instance(inGraph: building.graph) != nil {
      return .makesNothing
    }
    building.trace?.note(entry, isNew: true, in: building)
    entry.isBeingMade = true
    entry.waiting = building.innermost
    building.innermost = Unmanaged.passUnretained(entry)
    if entry.needsCompletion { building.touch(entry) }
    return entry.step
  }

  /// Ends the making of an instance, and that of the graph where it was the outermost.
  @usableFromInline
  func end(_ entry: AnyServiceEntry) {
    let building = building
    building.innermost = entry.waiting
    entry.waiting = nil
    entry.isBeingMade = false
    if building.innermost == nil { building.completeGraph() }
  }

  /// Keeps an instance as the scope wants it, does what follows its making, and ends that.
  @usableFromInline
  func complete<Service>(_ entry: ServiceEntry<Service>, _ made: Service) -> Service {
    defer { end(entry) }
    // What a circle has made meanwhile is the instance everybody else got.
    if let already = entry.kept.pointee ?? entry.stored(in: building) { return already }
    entry.keep(made, in: building)
    // An instance that is being completed can be asked for: that is what completing is for.
    entry.isBeingMade = false
    entry.runCompletions(self, made)
    return made
  }

  /// What the scope's own storage keeps.
  @usableFromInline
  func stored<Service>(_ entry: ServiceEntry<Service>) -> Service? {
    guard let instance = entry.stored(in: building) else { return nil }
    building.trace?.note(entry, isNew: false, in: building)
    return instance
  }
}

extension Container: Resolver {
  /// An instance of a service; nil where nobody registered it so.
  public func instance<Service, each Argument>(
    of serviceType: Service.Type, name: String?, arguments: repeat each Argument
  ) -> Service? {
    find(serviceType, name: name, arguments: repeat each arguments)
  }
}
