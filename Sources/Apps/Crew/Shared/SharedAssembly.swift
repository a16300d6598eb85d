package import Injection
import HeadlessDevice
import MVPCF
import MVVMCB

/// The registrations of the services that every flow uses: one instance of each per launch.
package struct SharedAssembly: Assembly {
  /// Creates the assembly.
  package init() {}

  package func assemble(container: Container) {
    container.register((any PreferencesManager).self) { _ in StoredPreferencesManager() }
      .inObjectScope(.container)
    container.register((any AppClock).self) { _ in DeviceClock() }.inObjectScope(.container)
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
  }

  private func registerNetwork(in container: Container) {
    container.autoregister(SessionHTTPClient.self) { (preferences: any PreferencesManager) in
      SessionHTTPClient(preferences: preferences)
    }
    .inObjectScope(.container)
    .implements((any HTTPClient).self)
    container.autoregister((any HTTPPerformer).self, initializer: ClientHTTPPerformer.init)
      .inObjectScope(.container)
  }
}
