import CrewShared
import FluxVIP
package import Injection

/// The registrations of the core of the FluxVIP flows: dispatcher, states, store and workers.
package struct CoreAssembly: Assembly {
  /// Creates the assembly.
  package init() {}

  package func assemble(container: Container) {
    container.register(Dispatcher.self) { _ in Dispatcher() }.inObjectScope(.container)
    container.register(StoreManager<ModelsStored>.self) { _ in
      StoreManager(key: "models", initial: ModelsStored())
    }
    .inObjectScope(.container)
    container.autoregister((any Driver).self, initializer: NetworkDriver.init)
    container.autoregister((any DataManager).self, initializer: StoredDataManager.init)
    registerStates(in: container)
    registerWorkers(in: container)
  }

  private func registerStates(in container: Container) {
    container.autoregister(TripStatus.self, initializer: TripStatus.init)
      .inObjectScope(.container)
    container.autoregister(ProfileStatus.self, initializer: ProfileStatus.init)
      .inObjectScope(.container)
    container.autoregister(BiometryState.self) {
      (dispatcher: Dispatcher, preferences: any PreferencesManager) in
      BiometryState(dispatcher: dispatcher, preferences: preferences)
    }
    .inObjectScope(.container)
  }

  /// Registers the workers; network workers take the dependencies of `DependenciesManager.main`.
  private func registerWorkers(in container: Container) {
    container.register(TripWorker.self) { _ in TripWorker() }.inObjectScope(.container)
    container.register(ProfileWorker.self) { _ in ProfileWorker() }.inObjectScope(.container)
    container.autoregister(TripPeriodWorker.self, initializer: TripPeriodWorker.init)
    container.autoregister(BiometryWorker.self, initializer: BiometryWorker.init)
  }
}
