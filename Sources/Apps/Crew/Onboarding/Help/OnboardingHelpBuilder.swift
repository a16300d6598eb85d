import BuilderRouter
import HeadlessUIKit

/// A builder of the help sheet.
///
/// @mockable
protocol OnboardingHelpBuildable {
  /// Builds the sheet, which asks the router to close it.
  func build(router: any OnboardingRouting) -> any ViewControllable
}

/// The default builder.
final class OnboardingHelpBuilder: Builder<any EmptyDependency>, OnboardingHelpBuildable {
  func build(router: any OnboardingRouting) -> any ViewControllable {
    let viewController = OnboardingHelpViewController()
    viewController.router = router
    viewController.modalPresentationStyle = .pageSheet
    return viewController
  }
}
