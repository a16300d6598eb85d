extension Container {
  /// The identity of the graph that is being built; nil outside a resolution.
  ///
  /// A factory gets it by `resolver.resolve(GraphIdentifier.self)` too.
  public var currentObjectGraph: GraphIdentifier? {
    let lock = lockIfSynchronized()
    defer { lock?.unlock() }
    return resolution.reenterableGraph
  }

  /// Lets the next resolution belong to a graph that was built before.
  ///
  /// It gives the instances of that graph that still live.
  public func restoreObjectGraph(_ identifier: GraphIdentifier) {
    let lock = lockIfSynchronized()
    defer { lock?.unlock() }
    restoredGraph = identifier
  }

  /// Runs a closure whose resolutions all belong to one graph, which may have been built before.
  ///
  /// - Parameters:
  ///   - identifier: the graph.
  ///   - closure: resolves services from this container.
  /// - Returns: the closure's result.
  public func withObjectGraph<Result>(
    _ identifier: GraphIdentifier, closure: (Container) throws -> Result
  ) rethrows -> Result {
    let lock = lockIfSynchronized()
    defer { lock?.unlock() }
    return try resolution.within(identifier) { try closure(self) }
  }

  /// Resolves under the lock or in a restored graph.
  func findDiverted<Service, each Argument>(
    _ key: ServiceKey, _ serviceType: Service.Type, _ arguments: repeat each Argument
  ) -> Service? {
    let lock = lockIfSynchronized()
    defer { lock?.unlock() }
    guard let graph = restoredGraph else {
      return findUndiverted(key, serviceType, repeat each arguments)
    }
    restoredGraph = nil
    let suspended = resolution.enter(graph)
    defer { resolution.leave(suspended) }
    return findUndiverted(key, serviceType, repeat each arguments)
  }

  private func findUndiverted<Service, each Argument>(
    _ key: ServiceKey, _ serviceType: Service.Type, _ arguments: repeat each Argument
  ) -> Service? {
    guard let found = registration(for: key, hash: key.hash), found.service == key.service else {
      return findForwardedOrWrapped(key, serviceType, repeat each arguments)
    }
    resolution.trace?.noteKept(found, in: resolution)
    return instance(
      EntryReference<Service>(.passUnretained(found)), key, repeat each arguments)
  }
}
