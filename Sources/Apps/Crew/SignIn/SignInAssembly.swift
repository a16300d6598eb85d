import Injection

/// What only signing in needs.
struct SignInAssembly: Assembly {
  func assemble(container: Container) {
    container.register((any SessionManager).self) { resolver in
      NetworkSessionManager(
        preferences: resolver.resolve((any PreferencesManager).self) ?? StoredPreferencesManager())
    }
    .inObjectScope(.container)
  }
}
