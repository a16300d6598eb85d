extension Container {
  /// An instance of a service, or an error that says why there is none.
  ///
  /// A service that was missing on the way is an error too, though a factory may have gone on
  /// without it.
  public func require<Service>(
    _ serviceType: Service.Type, name: String? = nil
  ) throws(ResolutionError) -> Service {
    let outer = building.beginRequiring()
    let service = find(serviceType, name: name)
    return try required(service, building.endRequiring(outer))
  }

  /// An instance of a service whose factory takes arguments, or an error that says why there is none.
  public func require<Service, each Argument>(
    _ serviceType: Service.Type, name: String? = nil, arguments: repeat each Argument
  ) throws(ResolutionError) -> Service {
    let outer = building.beginRequiring()
    let service = find(serviceType, name: name, arguments: repeat each arguments)
    return try required(service, building.endRequiring(outer))
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

extension Building {
  /// Whose error and whose waiting is interrupted by another `require`.
  struct Requiring {
    let error: ResolutionError?
    let isRequiring: Bool
  }

  func beginRequiring() -> Requiring {
    defer {
      error = nil
      isRequiring = true
    }
    return Requiring(error: error, isRequiring: isRequiring)
  }

  /// What went wrong since then.
  func endRequiring(_ outer: Requiring) -> ResolutionError? {
    defer {
      error = outer.error
      isRequiring = outer.isRequiring
    }
    return error
  }
}
