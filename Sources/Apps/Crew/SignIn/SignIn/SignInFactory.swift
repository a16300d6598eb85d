import HeadlessUIKit
import Injection
import MVPCF

/// A factory of the sign-in screen.
protocol SignInFactory {
  /// Makes the screen and injects its dependencies.
  ///
  /// - Parameter notice: The reason why the user has to sign in again; nil for none.
  func make(notice: String?) throws(ResolutionError) -> any SignInRoutes
}

/// The default factory; resolves the presenter's managers from the flow's container.
final class DefaultSignInFactory: BaseFactory, SignInFactory {
  func make(notice: String?) throws(ResolutionError) -> any SignInRoutes {
    let presenter = DefaultSignInPresenter(
      sessionManager: try inject(), reachabilityManager: try inject(), notice: notice)
    return SignInViewController(presenter: presenter, container: DefaultSignInView())
  }
}
