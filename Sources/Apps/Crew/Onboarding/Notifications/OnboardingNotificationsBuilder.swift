import BuilderRouter
import HeadlessUIKit

/// Builds the question about notifications.
///
/// @mockable
protocol OnboardingNotificationsBuildable {
  /// Builds the step; the router is told where to go next.
  func build(router: any OnboardingRouting) -> any ViewControllable
}

/// The default builder.
final class OnboardingNotificationsBuilder: Builder<any OnboardingStepDependency>,
  OnboardingNotificationsBuildable
{
  func build(router: any OnboardingRouting) -> any ViewControllable {
    let viewController = OnboardingNotificationsViewController(
      permissions: dependency.permissions)
    viewController.router = router
    return viewController
  }
}
