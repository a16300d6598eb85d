import BuilderRouter

/// The routes that the first step calls.
///
/// @mockable
protocol OnboardingWelcomeRouting: AnyObject {
  /// Shows the next step.
  func routeToNotifications()
}

/// The router of the first step.
final class OnboardingWelcomeRouter: OnboardingStepRouter, OnboardingWelcomeRouting {
  func routeToNotifications() {
    routeToNext()
  }
}
