extension Container {
  /// What to do where no registration of a service itself was found.
  ///
  /// One that answers for the service is asked; a wrapper (``Lazy``, ``Provider``, an optional) is
  /// made around the service it wraps; anything else is missing.
  @usableFromInline
  func findOtherwise<Service, each Argument>(
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

  /// What to do where making a service would need the service itself.
  @usableFromInline
  func failInCircle<Service>(_ entry: ServiceEntry<Service>) -> Service? {
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
      reason: reason, service: title, chain: building.chain.map(\.title),
      nearest: nearest(to: type))
    building.error = error
    tell(error)
    let missing = reason == .circular ? "in a circle" : "missing"
    building.trace?.note("\(title) \(missing)", in: building)
    return nil
  }

  private func tell(_ error: ResolutionError) {
    guard !building.isRequiring else { return }
    if let onFailure = building.onFailure {
      onFailure(error)
    } else {
      Container.loggingFunction?(error.description)
    }
  }
}
