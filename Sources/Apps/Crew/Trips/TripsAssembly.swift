package import Injection

/// The registrations of the Trips flow's container.
package struct TripsAssembly: Assembly {
  /// Creates the assembly.
  package init() {}

  package func assemble(container: Container) {
    container.register((any TripListDependenciesProtocol).self) { _ in TripListDependencies() }
      .inObjectScope(.transient)
    container.autoregister(TripListActionWorkers.self, initializer: TripListActionWorkers.init)
      .inObjectScope(.transient)
  }
}

/// The registrations of a trip detail's container, whose parent is the Trips flow's.
struct TripDetailAssembly: Assembly {
  func assemble(container: Container) {
    container.autoregister(
      TripDetailDependencies.self, argument: String.self, initializer: TripDetailDependencies.init
    )
    .inObjectScope(.transient)
  }
}
