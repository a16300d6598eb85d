extension Container {
  /// Resolves a type that has no registration of its own, or reports an error.
  ///
  /// Uses a registration that is forwarded to the type. For a wrapper (``Lazy``, ``Provider``, an
  /// optional), resolves the wrapped service. Any other type is not registered.
  @usableFromInline
  func findForwardedOrWrapped<Service, each Argument>(
    _ type: Service.Type, name: String?, arguments: repeat each Argument
  ) -> Service? {
    let key = ServiceKey(
      service: ObjectIdentifier(type), arguments: ObjectIdentifier((repeat each Argument).self),
      name: name)
    if let entry = registration(for: key, hash: key.hash) {
      let instance = entry.resolveAny(in: self, tuple: (repeat each arguments))
      if let service = instance as? Service { return service }
      if entry.isBeingMade { return fail(.circular, type, entry.title) }
    } else if let wrapper = type as? any InstanceWrapper.Type,
      let wrapped = wrap(wrapper, name: name, arguments: repeat each arguments) as? Service
    {
      return wrapped
    }
    let title = ResolutionError.title(
      type, name: name, arguments: ServiceKey.types(repeat (each Argument).self))
    return fail(.notRegistered, type, title)
  }

  /// Reports a circular dependency, and returns nil.
  @usableFromInline
  func failCircular<Service>(_ entry: ServiceEntry<Service>) -> Service? {
    fail(.circular, Service.self, entry.title)
  }

  private func wrap<Wrapper: InstanceWrapper, each Argument>(
    _ wrapper: Wrapper.Type, name: String?, arguments: repeat each Argument
  ) -> Wrapper? {
    let key = ServiceKey(
      service: ObjectIdentifier(Wrapper.Wrapped.self),
      arguments: ObjectIdentifier((repeat each Argument).self), name: name)
    guard registration(for: key, hash: key.hash) != nil else { return Wrapper(request: nil) }
    return Wrapper(
      request: StoredRequest(Wrapper.Wrapped.self, name, self, repeat each arguments))
  }

  private func fail<Service>(
    _ reason: ResolutionError.Reason, _ type: Service.Type, _ title: String
  ) -> Service? {
    let error = ResolutionError(
      reason: reason, service: title, chain: resolution.chain.map(\.title),
      nearest: nearest(to: type))
    resolution.error = error
    report(error)
    let missing = reason == .circular ? "in a circle" : "missing"
    resolution.trace?.note("\(title) \(missing)", in: resolution)
    return nil
  }

  private func report(_ error: ResolutionError) {
    guard !resolution.isRequiring else { return }
    if let onFailure = resolution.onFailure {
      onFailure(error)
    } else {
      Container.loggingFunction?(error.description)
    }
  }
}
