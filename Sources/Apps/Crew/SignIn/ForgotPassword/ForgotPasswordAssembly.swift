import Injection

/// The registrations of the forgot-password flow's container.
struct ForgotPasswordAssembly: Assembly {
  func assemble(container: Container) {
    container.register((any ForgotPasswordFactory).self) { [unowned container] _ in
      DefaultForgotPasswordFactory(container: container)
    }
    .inObjectScope(.transient)
  }
}
