import BuilderRouter

/// A builder of a step, which its parent's router calls without knowing which step it is.
@MainActor protocol OnboardingStepBuildable {
  /// Builds the step, which tells the listener when onboarding ends.
  func build(withListener listener: any OnboardingListener) -> any Routing
}
