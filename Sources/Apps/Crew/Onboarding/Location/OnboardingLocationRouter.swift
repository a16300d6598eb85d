import BuilderRouter

/// The routes that the step about location access calls.
///
/// @mockable
@MainActor protocol OnboardingLocationRouting: OnboardingHelpRouting {
  /// Shows the next step.
  func routeToDone()
}

/// The router of the step about location access.
final class OnboardingLocationRouter: OnboardingHelpedStepRouter, OnboardingLocationRouting {
  func routeToDone() {
    routeToNext()
  }
}
