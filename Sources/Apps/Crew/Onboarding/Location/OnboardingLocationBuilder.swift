import BuilderRouter
import HeadlessUIKit

/// A builder of the step that asks for location access.
///
/// @mockable
protocol OnboardingLocationBuildable {
  /// Builds the step, which asks the router for the next one.
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
