import BuilderRouter

/// The routes that the last step calls.
///
/// @mockable
protocol OnboardingDoneRouting: AnyObject {
  /// Ends onboarding.
  func finish()
}

/// The router of the last step, which tells the listener that onboarding is complete.
final class OnboardingDoneRouter: OnboardingStepRouter, OnboardingDoneRouting {
  func finish() {
    listener?.onboardingDidEnd()
  }
}
