import CrewChat
import CrewCore
import CrewShared
import Injection
import MVPCF

/// The registrations of the app's container: one instance of each service per launch.
struct AppAssembly: Assembly {
  func assemble(container: Container) {
    SharedAssembly().assemble(container: container)
    CoreAssembly().assemble(container: container)
    ChatServicesAssembly().assemble(container: container)
    container.autoregister((any LinkChecker).self, initializer: NetworkLinkChecker.init)
      .inObjectScope(.container)
    container.autoregister((any LogoutManager).self, initializer: CrewLogoutManager.init)
      .inObjectScope(.container)
    container.autoregister((any FirstLaunchManager).self, initializer: CrewFirstLaunchManager.init)
      .inObjectScope(.container)
  }
}
