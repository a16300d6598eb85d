import BuilderRouter
import HeadlessUIKit

/// A listener that is told when the user closes the help sheet with its button.
///
/// @mockable
protocol OnboardingHelpListener: AnyObject {
  /// Tells the listener that the sheet is to be dismissed.
  func helpDidClose()
}

/// A builder of the help sheet.
///
/// @mockable
protocol OnboardingHelpBuildable {
  /// Builds the sheet, which asks the listener to close it.
  func build(withListener listener: any OnboardingHelpListener) -> any Routing
}

/// The default builder; the sheet needs nothing from its parent.
final class OnboardingHelpBuilder: Builder<any EmptyDependency>, OnboardingHelpBuildable {
  func build(withListener listener: any OnboardingHelpListener) -> any Routing {
    let viewController = OnboardingHelpViewController()
    viewController.modalPresentationStyle = .pageSheet
    let router = OnboardingHelpRouter(viewController: viewController, listener: listener)
    viewController.router = router
    return router
  }
}
