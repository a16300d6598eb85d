extension Container {
  /// Resolves every registration that takes no arguments, and returns the errors.
  ///
  /// Also resolves the `@Inject` properties of the objects that are made. Factories run, so call it
  /// in tests or at the start of a debug build.
  ///
  /// - Returns: an error for each failure, in the order of the registrations' titles.
  public func verify() -> [ResolutionError] {
    let lock = lockIfSynchronized()
    defer { lock?.unlock() }
    let outer = resolution.injections
    defer { resolution.injections = outer }
    resolution.injections = []
    return unique.filter(\.argumentTypes.isEmpty).flatMap(verify)
  }

  private func verify(_ entry: AnyServiceEntry) -> [ResolutionError] {
    let missing = (entry.requirements?() ?? [])
      .compactMap { $0(self)?.required(by: entry.title) }
    guard missing.isEmpty else { return missing }
    do {
      let instance = try entry.check(self)
      // Only the `@Inject` properties of live objects are checked.
      return withExtendedLifetime(instance) { verifyInjections() }
    } catch {
      return [error]
    }
  }

  /// Checks the collected `@Inject` properties, including those of objects made by the checks.
  private func verifyInjections() -> [ResolutionError] {
    var errors: [ResolutionError] = []
    while let injection = resolution.injections?.popLast() {
      do {
        try injection.injection?.check()
      } catch {
        errors.append(error)
      }
    }
    return errors
  }
}

extension ResolutionError {
  /// Returns the error of a dependency that a service's initializer needs.
  fileprivate func required(by service: String) -> ResolutionError {
    ResolutionError(
      reason: reason, service: self.service, chain: [service], nearest: nearest, remedy: remedy)
  }
}
