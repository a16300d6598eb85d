package import FluxVIP
package import Injection

/// The Trips flow, as the tab bar starts it.
package enum TripsFlow {
  /// Makes the flow's coordinator; nil if a dependency is not registered.
  ///
  /// - Parameter container: The flow's container, with the registrations of ``TripsAssembly``.
  package static func makeCoordinator(container: Container) -> (any FeatureCoordinator)? {
    guard let dependencies = container.resolve((any TripListDependenciesProtocol).self),
      let workers = container.resolve(TripListActionWorkers.self)
    else { return nil }
    return TripsCoordinator(container: container, dependencies: dependencies, workers: workers)
  }
}
