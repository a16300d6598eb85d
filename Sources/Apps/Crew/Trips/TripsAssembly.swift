import Injection

/// The registrations of the Trips flow's container.
struct TripsAssembly: Assembly {
  func assemble(container: Container) {
    container.register((any TripListDependenciesProtocol).self) { _ in TripListDependencies() }
      .inObjectScope(.transient)
    container.autoregister(TripsCoordinator.self, initializer: TripsCoordinator.init)
      .inObjectScope(.transient)
  }
}
