import HeadlessUIKit
import Injection
import MVPCF

/// A factory of the forgot-password screen.
protocol ForgotPasswordFactory {
  /// Makes the screen and injects its dependencies.
  func make() throws(ResolutionError) -> any ForgotPasswordRoutes
}

/// The default factory; resolves the presenter's managers from the flow's container.
final class DefaultForgotPasswordFactory: BaseFactory, ForgotPasswordFactory {
  func make() throws(ResolutionError) -> any ForgotPasswordRoutes {
    let presenter = DefaultForgotPasswordPresenter(
      sessionManager: try inject(), reachabilityManager: try inject())
    return ForgotPasswordViewController(
      presenter: presenter, container: DefaultForgotPasswordView())
  }
}
