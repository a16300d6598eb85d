extension Container {
  /// Discards the instances stored in a scope, here and in the parents.
  public func resetObjectScope(_ scope: any ObjectScopeProtocol) {
    resolution.lock.sync {
      for (_, entry) in registrations where entry.scope === scope { entry.reset() }
      parent?.resetObjectScope(scope)
    }
  }

  /// Discards the instances stored in a scope, here and in the parents.
  public func resetObjectScope(_ scope: ObjectScope) {
    resetObjectScope(scope as any ObjectScopeProtocol)
  }

  /// Discards the instances of one service that are stored in a scope, here and in the parents.
  ///
  /// As in Swinject, does nothing if this container itself does not register the service.
  public func resetObjectScope(_ scope: any ObjectScopeProtocol, serviceType: Any.Type) {
    resolution.lock.sync {
      let matching = registrations.filter { $0.service == ObjectIdentifier(serviceType) }
      guard !matching.isEmpty else { return }
      for (_, entry) in matching where entry.scope === scope { entry.reset() }
      parent?.resetObjectScope(scope, serviceType: serviceType)
    }
  }

  /// Discards the instances of one service that are stored in a scope, here and in the parents.
  ///
  /// As in Swinject, does nothing if this container itself does not register the service.
  public func resetObjectScope(_ scope: ObjectScope, serviceType: Any.Type) {
    resetObjectScope(scope as any ObjectScopeProtocol, serviceType: serviceType)
  }

  /// The registrations of this container with the types they are resolved by.
  private var registrations: [(service: ObjectIdentifier, entry: AnyServiceEntry)] {
    entries.all.map { ($0.key.service, $0.entry) }
      + optionEntries.map { ($0.key.service, $0.value) }
  }
}
