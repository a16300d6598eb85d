import HeadlessUIKit
import Injection
import MVPCF

/// Makes the sign-in screen.
protocol SignInFactory {
  /// Makes the screen with all that it needs.
  func make() throws(ResolutionError) -> any SignInRoutes
}

/// Injects the presenter's managers from the flow's container.
final class DefaultSignInFactory: BaseFactory, SignInFactory {
  func make() throws(ResolutionError) -> any SignInRoutes {
    let presenter = DefaultSignInPresenter(
      sessionManager: try inject(), reachabilityManager: try inject())
    return SignInViewController(presenter: presenter, container: DefaultSignInView())
  }
}
