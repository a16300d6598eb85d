import Injection

/// The registrations of the sign-in flow's container.
struct SignInAssembly: Assembly {
  func assemble(container: Container) {
    container.autoregister((any SessionManager).self, initializer: NetworkSessionManager.init)
      .inObjectScope(.container)
    container.register((any SignInFactory).self) { [unowned container] _ in
      DefaultSignInFactory(container: container)
    }
    .inObjectScope(.transient)
  }
}
