import FluxVIP
import Injection
import MVPCF

/// The registrations of the app's container: one instance of each service per launch.
struct AppAssembly: Assembly {
  func assemble(container: Container) {
    let preferences = StoredPreferencesManager()
    let reachability = NetworkReachabilityManager()
    let links = NetworkLinkChecker(preferences: preferences)
    container.register((any PreferencesManager).self) { _ in preferences }
    container.register((any ReachabilityManager).self) { _ in reachability }
    container.register((any LinkChecker).self) { _ in links }
    CoreAssembly(preferences: preferences).assemble(container: container)
  }
}

/// The core of the FluxVIP flows: dispatcher, states, store and workers.
struct CoreAssembly: Assembly {
  let preferences: any PreferencesManager

  func assemble(container: Container) {
    let dispatcher = Dispatcher()
    let store = StoreManager(key: "models", initial: ModelsStored())
    let driver = NetworkDriver(preferences: preferences)
    let data = StoredDataManager(storeManager: store)
    let trips = TripStatus(dispatcher: dispatcher)
    let profile = ProfileStatus(dispatcher: dispatcher)
    let biometry = BiometryState(dispatcher: dispatcher, preferences: preferences)
    let tripWorker = TripWorker(
      dispatcher: dispatcher, driver: driver, dataManager: data, storeManager: store)
    let profileWorker = ProfileWorker(
      dispatcher: dispatcher, driver: driver, dataManager: data, storeManager: store)
    let logout = CrewLogoutManager(
      preferences: preferences, storeManager: store, dispatcher: dispatcher)
    let firstLaunch = CrewFirstLaunchManager(preferences: preferences, storeManager: store)
    container.register((any FirstLaunchManager).self) { _ in firstLaunch }
    container.register(Dispatcher.self) { _ in dispatcher }
    container.register((any DataManager).self) { _ in data }
    container.register(TripStatus.self) { _ in trips }
    container.register(ProfileStatus.self) { _ in profile }
    container.register(BiometryState.self) { _ in biometry }
    container.register(TripWorker.self) { _ in tripWorker }
    container.register(ProfileWorker.self) { _ in profileWorker }
    container.register((any LogoutManager).self) { _ in logout }
  }
}
