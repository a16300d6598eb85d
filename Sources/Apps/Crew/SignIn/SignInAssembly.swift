package import Injection

/// The registrations of the sign-in flow's container.
package struct SignInAssembly: Assembly {
  /// Creates the assembly.
  package init() {}

  package func assemble(container: Container) {
    container.autoregister((any SessionManager).self, initializer: NetworkSessionManager.init)
      .inObjectScope(.container)
    container.register((any SignInFactory).self) { [unowned container] _ in
      DefaultSignInFactory(container: container)
    }
    .inObjectScope(.transient)
  }
}
