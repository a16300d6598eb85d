import BuilderRouter

/// The routes that the step about notifications calls.
///
/// @mockable
@MainActor protocol OnboardingNotificationsRouting: OnboardingHelpRouting {
  /// Shows the next step.
  func routeToLocation()
}

/// The router of the step about notifications.
final class OnboardingNotificationsRouter: OnboardingHelpedStepRouter,
  OnboardingNotificationsRouting
{
  func routeToLocation() {
    routeToNext()
  }
}
