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
  private let locationBuilder: any OnboardingLocationBuildable

  init(
    viewController: any OnboardingStepControllable, listener: any OnboardingListener,
    helpBuilder: any OnboardingHelpBuildable,
    locationBuilder: any OnboardingLocationBuildable
  ) {
    self.locationBuilder = locationBuilder
    super.init(viewController: viewController, listener: listener, helpBuilder: helpBuilder)
  }

  func routeToLocation() {
    push(locationBuilder.build(withListener:))
  }
}
