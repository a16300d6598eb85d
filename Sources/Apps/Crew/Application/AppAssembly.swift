import FluxVIP
import HeadlessDevice
import Injection
import MVPCF
import MVVMCB
import PropsMVVM

/// The registrations of the app's container: one instance of each service per launch.
struct AppAssembly: Assembly {
  func assemble(container: Container) {
    container.register((any PreferencesManager).self) { _ in StoredPreferencesManager() }
      .inObjectScope(.container)
    container.autoregister((any LocationManaging).self) { (preferences: any PreferencesManager) in
      StoredLocationManager(preferences: preferences)
    }
    .inObjectScope(.container)
    container.register((any ReachabilityManager).self) { _ in NetworkReachabilityManager() }
      .inObjectScope(.container)
    container.register((any AppStateManager).self) { _ in NotificationAppStateManager() }
      .inObjectScope(.container)
    container.register((any AnalyticsDispatchable).self) { _ in AnalyticsDispatcher() }
      .inObjectScope(.container)
    registerNetwork(in: container)
    registerMessages(in: container)
    CoreAssembly().assemble(container: container)
  }

  private func registerNetwork(in container: Container) {
    container.autoregister(SessionHTTPClient.self) { (preferences: any PreferencesManager) in
      SessionHTTPClient(preferences: preferences)
    }
    .inObjectScope(.container)
    .implements((any HTTPClient).self)
    container.autoregister((any HTTPPerformer).self, initializer: ClientHTTPPerformer.init)
      .inObjectScope(.container)
    container.autoregister((any LinkChecker).self, initializer: NetworkLinkChecker.init)
      .inObjectScope(.container)
  }

  /// Registers the services that live as long as the app, whichever screen is visible.
  private func registerMessages(in container: Container) {
    container.autoregister(
      (any NetworkProviderProtocol).self, initializer: CrewNetworkProvider.init
    )
    .inObjectScope(.container)
    container.autoregister((any MessagesServiceProtocol).self, initializer: MessagesService.init)
      .inObjectScope(.container)
    container.autoregister((any UserServiceProtocol).self) {
      (provider: any NetworkProviderProtocol) in
      UserService(networkProvider: provider, storage: DeviceStorage())
    }
    .inObjectScope(.container)
  }
}

/// The core of the FluxVIP flows: dispatcher, states, store and workers.
struct CoreAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Dispatcher.self) { _ in Dispatcher() }.inObjectScope(.container)
    container.register(StoreManager<ModelsStored>.self) { _ in
      StoreManager(key: "models", initial: ModelsStored())
    }
    .inObjectScope(.container)
    container.autoregister((any Driver).self, initializer: NetworkDriver.init)
    container.autoregister((any DataManager).self, initializer: StoredDataManager.init)
    registerStates(in: container)
    registerWorkers(in: container)
    registerManagers(in: container)
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

  private func registerManagers(in container: Container) {
    container.autoregister((any LogoutManager).self, initializer: CrewLogoutManager.init)
      .inObjectScope(.container)
    container.autoregister((any FirstLaunchManager).self, initializer: CrewFirstLaunchManager.init)
      .inObjectScope(.container)
  }
}
