package import Injection

/// The registrations of the Account flow's container.
package struct AccountAssembly: Assembly {
  /// Creates the assembly.
  package init() {}

  package func assemble(container: Container) {
    container.register((any AccountDependenciesProtocol).self) { _ in AccountDependencies() }
      .inObjectScope(.transient)
    container.autoregister(AccountActionWorkers.self, initializer: AccountActionWorkers.init)
      .inObjectScope(.transient)
  }
}
