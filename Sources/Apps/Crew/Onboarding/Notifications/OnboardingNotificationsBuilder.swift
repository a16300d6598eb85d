import BuilderRouter
import HeadlessUIKit

/// A builder of the step that asks to allow notifications.
///
/// @mockable
protocol OnboardingNotificationsBuildable {
  /// Builds the step, which asks the router for the next one.
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
