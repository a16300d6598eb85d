extension Container {
  /// Resolves every registration that takes no arguments, and says which cannot be resolved.
  ///
  /// What the objects made meanwhile would find with `@Inject` is resolved too. Factories run, so
  /// this is for tests and for the start of a debug build.
  ///
  /// - Returns: An error for each that fails, in the order of the registrations' names.
  public func verify() -> [ResolutionError] {
    let outer = building.injections
    defer { building.injections = outer }
    building.injections = []
    return unique.filter(\.argumentTypes.isEmpty).flatMap(verify)
  }

  private func verify(_ entry: AnyServiceEntry) -> [ResolutionError] {
    do {
      let instance = try entry.check(self)
      // The injections that count are those of objects that live.
      return withExtendedLifetime(instance) { verifyInjections() }
    } catch {
      return [error]
    }
  }

  /// Checks what was collected, and what the checking itself has brought about.
  private func verifyInjections() -> [ResolutionError] {
    var errors: [ResolutionError] = []
    while let injection = building.injections?.popLast() {
      do {
        try injection.injection?.check()
      } catch {
        errors.append(error)
      }
    }
    return errors
  }
}
