package import Injection

/// The registrations of the chat's container: the view models, over the app's services.
package struct ChatAssembly: Assembly {
  /// Creates the assembly.
  package init() {}

  package func assemble(container: Container) {
    container.autoregister(TeamChatViewModel.self, initializer: TeamChatViewModel.init)
      .inObjectScope(.transient)
    container.autoregister(
      ProfileDetailsViewModel.self, argument: String.self,
      initializer: ProfileDetailsViewModel.init
    )
    .inObjectScope(.transient)
  }
}
