import BuilderRouter
import HeadlessUIKit

/// Builds the question about location.
///
/// @mockable
protocol OnboardingLocationBuildable {
  /// Builds the step; the router is told where to go next.
  func build(router: any OnboardingRouting) -> any ViewControllable
}

/// The default builder.
final class OnboardingLocationBuilder: Builder<any OnboardingStepDependency>,
  OnboardingLocationBuildable
{
  func build(router: any OnboardingRouting) -> any ViewControllable {
    let viewController = OnboardingLocationViewController(
      permissions: dependency.permissions)
    viewController.router = router
    return viewController
  }
}
