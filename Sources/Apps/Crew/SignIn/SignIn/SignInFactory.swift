import HeadlessUIKit
import Injection
import MVPCF

/// A factory of the sign-in screen.
protocol SignInFactory {
  /// Makes the screen and injects its dependencies.
  func make() throws(ResolutionError) -> any SignInRoutes
}

/// The default factory; resolves the presenter's managers from the flow's container.
final class DefaultSignInFactory: BaseFactory, SignInFactory {
  func make() throws(ResolutionError) -> any SignInRoutes {
    let presenter = DefaultSignInPresenter(
      sessionManager: try inject(), reachabilityManager: try inject())
    return SignInViewController(presenter: presenter, container: DefaultSignInView())
  }
}
