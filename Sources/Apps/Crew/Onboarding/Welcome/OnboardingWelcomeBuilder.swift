import BuilderRouter
import HeadlessUIKit

/// A builder of the first step.
///
/// @mockable
protocol OnboardingWelcomeBuildable {
  /// Builds the step, which asks the router for the next one.
  func build(router: any OnboardingRouting) -> any ViewControllable
}

/// The default builder.
final class OnboardingWelcomeBuilder: Builder<any EmptyDependency>, OnboardingWelcomeBuildable {
  func build(router: any OnboardingRouting) -> any ViewControllable {
    let viewController = OnboardingWelcomeViewController()
    viewController.router = router
    return viewController
  }
}
