package import FluxVIP
package import Injection

/// The Account flow, as the tab bar starts it.
package enum AccountFlow {
  /// Makes the flow's coordinator; nil if a dependency is not registered.
  ///
  /// - Parameters:
  ///   - container: The flow's container, with the registrations of ``AccountAssembly``.
  ///   - logOut: A closure called when the user has confirmed logging out.
  package static func makeCoordinator(
    container: Container, logOut: @escaping () -> Void
  ) -> (any FeatureCoordinator)? {
    guard let dependencies = container.resolve((any AccountDependenciesProtocol).self),
      let workers = container.resolve(AccountActionWorkers.self)
    else { return nil }
    return AccountCoordinator(
      container: container, dependencies: dependencies, workers: workers, logOut: logOut)
  }
}
