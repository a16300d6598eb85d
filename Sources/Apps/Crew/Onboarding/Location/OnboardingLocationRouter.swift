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
  private let doneBuilder: any OnboardingDoneBuildable

  init(
    viewController: any OnboardingStepControllable, listener: any OnboardingListener,
    helpBuilder: any OnboardingHelpBuildable,
    doneBuilder: any OnboardingDoneBuildable
  ) {
    self.doneBuilder = doneBuilder
    super.init(viewController: viewController, listener: listener, helpBuilder: helpBuilder)
  }

  func routeToDone() {
    push(doneBuilder.build(withListener:))
  }
}
