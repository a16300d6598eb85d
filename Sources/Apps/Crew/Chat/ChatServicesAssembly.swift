package import Injection
import PropsMVVM

/// The registrations of the services that live as long as the app, whichever screen is visible.
package struct ChatServicesAssembly: Assembly {
  /// Creates the assembly.
  package init() {}

  package func assemble(container: Container) {
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
