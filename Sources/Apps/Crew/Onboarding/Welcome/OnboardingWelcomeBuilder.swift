import BuilderRouter
import HeadlessUIKit

/// Builds the first step.
///
/// @mockable
protocol OnboardingWelcomeBuildable {
  /// Builds the step; the router is told where to go next.
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
