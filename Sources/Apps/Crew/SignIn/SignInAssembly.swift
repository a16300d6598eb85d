import Injection

/// The registrations of the sign-in flow's container.
struct SignInAssembly: Assembly {
  func assemble(container: Container) {
    container.register((any SessionManager).self) { resolver in
      NetworkSessionManager(
        preferences: resolver.resolve((any PreferencesManager).self) ?? StoredPreferencesManager())
    }
    .inObjectScope(.container)
  }
}
