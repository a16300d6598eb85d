import HeadlessUIKit
import Injection
import MVPCF

/// Makes the screen that sends a link to a new password.
protocol ForgotPasswordFactory {
  /// Makes the screen with all that it needs.
  func make() throws(ResolutionError) -> any ForgotPasswordRoutes
}

/// Injects the presenter's managers from the flow's container.
final class DefaultForgotPasswordFactory: BaseFactory, ForgotPasswordFactory {
  func make() throws(ResolutionError) -> any ForgotPasswordRoutes {
    let presenter = DefaultForgotPasswordPresenter(
      sessionManager: try inject(), reachabilityManager: try inject())
    return ForgotPasswordViewController(
      presenter: presenter, container: DefaultForgotPasswordView())
  }
}
