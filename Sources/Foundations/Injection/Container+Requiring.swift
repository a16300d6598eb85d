extension Container {
  /// Returns an instance of a service, or throws an error that says why there is none.
  ///
  /// Also throws if a dependency was missing, even if a factory substituted a value for it.
  public func require<Service>(
    _ serviceType: Service.Type, name: String? = nil
  ) throws(ResolutionError) -> Service {
    let lock = lockIfSynchronized()
    defer { lock?.unlock() }
    let outer = resolution.beginRequiring()
    let service = find(serviceType, name: name)
    return try required(service, resolution.endRequiring(outer))
  }

  /// Returns an instance of a service whose factory takes arguments, or throws an error.
  public func require<Service, each Argument>(
    _ serviceType: Service.Type, name: String? = nil, arguments: repeat each Argument
  ) throws(ResolutionError) -> Service {
    let lock = lockIfSynchronized()
    defer { lock?.unlock() }
    let outer = resolution.beginRequiring()
    let service = find(serviceType, name: name, arguments: repeat each arguments)
    return try required(service, resolution.endRequiring(outer))
  }

  private func required<Service>(
    _ service: Service?, _ error: ResolutionError?
  ) throws(ResolutionError) -> Service {
    if let error { throw error }
    guard let service else {
      fatalError("A service that is not found leaves an error: \(Service.self)")
    }
    return service
  }
}

extension ResolutionState {
  /// The state of an outer `require` call, saved while a nested one runs.
  struct Requiring {
    let error: ResolutionError?
    let isRequiring: Bool
  }

  /// Clears the error for a nested `require` call, and returns the state to restore.
  func beginRequiring() -> Requiring {
    defer {
      error = nil
      isRequiring = true
    }
    return Requiring(error: error, isRequiring: isRequiring)
  }

  /// Restores the outer state, and returns the error of the nested call.
  func endRequiring(_ outer: Requiring) -> ResolutionError? {
    defer {
      error = outer.error
      isRequiring = outer.isRequiring
    }
    return error
  }
}
