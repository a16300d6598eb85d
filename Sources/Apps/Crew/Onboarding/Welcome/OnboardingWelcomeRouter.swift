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
  private let notificationsBuilder: any OnboardingNotificationsBuildable

  init(
    viewController: any OnboardingStepControllable, listener: any OnboardingListener,
    notificationsBuilder: any OnboardingNotificationsBuildable
  ) {
    self.notificationsBuilder = notificationsBuilder
    super.init(viewController: viewController, listener: listener)
  }

  func routeToNotifications() {
    push(notificationsBuilder.build(withListener:))
  }
}
