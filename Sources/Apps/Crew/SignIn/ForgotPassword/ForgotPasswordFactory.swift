import HeadlessUIKit
import Injection
import MVPCF

/// A factory of the forgot-password screen.
protocol ForgotPasswordFactory {
  /// Makes the screen and injects its dependencies.
  ///
  /// - Parameter email: The address that the user typed before; nil for none.
  func make(email: String?) throws(ResolutionError) -> any ForgotPasswordRoutes
}

/// The default factory; resolves the presenter's managers from the flow's container.
final class DefaultForgotPasswordFactory: BaseFactory, ForgotPasswordFactory {
  func make(email: String?) throws(ResolutionError) -> any ForgotPasswordRoutes {
    let presenter = DefaultForgotPasswordPresenter(
      email: email, sessionManager: try inject(), reachabilityManager: try inject())
    return ForgotPasswordViewController(
      presenter: presenter, container: DefaultForgotPasswordView())
  }
}
