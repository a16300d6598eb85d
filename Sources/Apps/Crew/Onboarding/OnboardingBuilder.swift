import BuilderRouter
import HeadlessUIKit

/// Onboarding's dependencies on the app.
///
/// @mockable
protocol OnboardingDependency {
  /// The preferences that store that onboarding is complete.
  var preferences: any PreferencesManager { get }
}

/// A listener that is told when onboarding ends.
///
/// @mockable
protocol OnboardingListener: AnyObject {
  /// Tells the listener that the user completed onboarding.
  func onboardingDidEnd()
}

/// A builder of onboarding.
///
/// It returns `Routing`, so that a parent cannot call the flow's own routes.
///
/// @mockable
protocol OnboardingBuildable {
  /// Builds the flow for one pass through onboarding.
  func build(withListener listener: any OnboardingListener) -> any Routing
}

/// The dependencies of onboarding's steps; all steps of one flow share them.
final class OnboardingDependencyProvider: DependencyProvider<any OnboardingDependency>,
  OnboardingStepDependency, OnboardingDoneDependency
{
  lazy var permissions: any OnboardingPermissionsHolding = OnboardingPermissions()

  var preferences: any PreferencesManager { dependency.preferences }
}

/// The default builder.
final class OnboardingBuilder: Builder<any OnboardingDependency>, OnboardingBuildable {
  func build(withListener listener: any OnboardingListener) -> any Routing {
    let provider = OnboardingDependencyProvider(dependency: dependency)
    return OnboardingRouter(
      viewController: OnboardingNavigationController(),
      listener: listener,
      builders: OnboardingRouter.Builders(
        welcome: OnboardingWelcomeBuilder(dependency: NoDependency()),
        notifications: OnboardingNotificationsBuilder(dependency: provider),
        location: OnboardingLocationBuilder(dependency: provider),
        help: OnboardingHelpBuilder(dependency: NoDependency()),
        done: OnboardingDoneBuilder(dependency: provider)))
  }
}
