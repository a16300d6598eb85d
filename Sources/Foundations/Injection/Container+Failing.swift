extension Container {
  /// Resolves what the fast path does not: under the lock, in a restored graph, without a
  /// registration of the type's own.
  @usableFromInline
  func findOtherwise<Service, each Argument>(
    _ key: ServiceKey, _ type: Service.Type, _ arguments: repeat each Argument
  ) -> Service? {
    if isDiverted { return findDiverted(key, type, repeat each arguments) }
    return findForwardedOrWrapped(key, type, repeat each arguments)
  }

  /// Resolves a registration whose factory takes its arguments as a tuple.
  @usableFromInline
  func call<Service, each Argument>(
    _ entry: ServiceEntry<Service>, _ key: ServiceKey, _ arguments: repeat each Argument
  ) -> Service? {
    resolveErased(entry, ArgumentsCall(repeat each arguments), name: key.name)
  }

  /// Resolves a type that has no registration of its own, or reports an error.
  ///
  /// Uses a registration that is forwarded to the type. For a wrapper (``Lazy``, ``Provider``, an
  /// optional), resolves the wrapped service. Any other type is not registered.
  func findForwardedOrWrapped<Service, each Argument>(
    _ key: ServiceKey, _ type: Service.Type, _ arguments: repeat each Argument
  ) -> Service? {
    if let entry = registration(for: key, hash: key.hash) {
      return resolveErased(entry, ArgumentsCall(repeat each arguments), name: key.name)
    }
    if type == GraphIdentifier.self { return resolution.reenterableGraph as? Service }
    if let wrapper = type as? any InstanceWrapper.Type,
      let wrapped = wrap(wrapper, name: key.name, arguments: repeat each arguments) as? Service
    {
      return wrapped
    }
    return failNotRegistered(
      type, name: key.name, arguments: ServiceKey.types(repeat (each Argument).self))
  }

  /// Resolves a registration whose factory the caller cannot call with its types.
  func resolveErased<Service>(
    _ entry: AnyServiceEntry, _ call: any FactoryCall, name: String?
  ) -> Service? {
    if let service = entry.resolveAny(in: self, call) as? Service { return service }
    if entry.mark >= 0, !resolution.mayMakeAgain(entry) { return failCircular(entry) }
    return failNotRegistered(Service.self, name: name, arguments: entry.argumentTypes)
  }

  /// Reports a circular dependency, and returns nil.
  func failCircular<Service>(_ entry: AnyServiceEntry) -> Service? {
    let title = entry.title
    resolution.trace?.note("\(title) in a circle", in: resolution)
    if isHeard {
      let circle = Circle(closedBy: entry, in: resolution.chain)
      report(
        ResolutionError(
          reason: .circular, service: title, chain: circle.chain,
          nearest: nearest(to: Service.self),
          remedy: circle.remedy))
    }
    return nil
  }

  /// Reports a service that is not registered, and returns nil.
  func failNotRegistered<Service>(
    _ type: Service.Type, name: String?, arguments: [Any.Type]
  ) -> Service? {
    guard isHeard || resolution.trace != nil else { return nil }
    let title = ResolutionError.title(type, name: name, arguments: arguments)
    resolution.trace?.note("\(title) missing", in: resolution)
    if isHeard {
      report(
        ResolutionError(
          reason: .notRegistered, service: title, chain: resolution.chain.map(\.title),
          nearest: nearest(to: type), remedy: nil))
    }
    return nil
  }

  private func wrap<Wrapper: InstanceWrapper, each Argument>(
    _ wrapper: Wrapper.Type, name: String?, arguments: repeat each Argument
  ) -> Wrapper? {
    let key = ServiceKey(
      service: ObjectIdentifier(Wrapper.Wrapped.self),
      parameters: ObjectIdentifier((any Resolver, repeat each Argument).self), name: name)
    guard registration(for: key, hash: key.hash) != nil else { return Wrapper(request: nil) }
    return Wrapper(
      request: StoredRequest(Wrapper.Wrapped.self, name, self, repeat each arguments))
  }

  /// Whether a caller or a handler receives the error of a failed resolution.
  private var isHeard: Bool {
    resolution.isRequiring || resolution.onFailure != nil || Container.loggingFunction != nil
  }

  private func report(_ error: ResolutionError) {
    resolution.error = error
    guard !resolution.isRequiring else { return }
    if let onFailure = resolution.onFailure {
      onFailure(error)
    } else {
      Container.loggingFunction?(error.description)
    }
  }
}
