import BuilderRouter
import HeadlessUIKit

/// What onboarding needs from the app.
///
/// @mockable
protocol OnboardingDependency {
  /// Where it is remembered that onboarding is over.
  var preferences: any PreferencesManager { get }
}

/// Who wants to know that onboarding is over.
///
/// @mockable
protocol OnboardingListener: AnyObject {
  /// The person walked to the end.
  func onboardingDidEnd()
}

/// Builds onboarding; hands out no more than a parent needs to show it.
///
/// @mockable
protocol OnboardingBuildable {
  /// Builds the flow for one walk through it.
  func build(withListener listener: any OnboardingListener) -> any Routing
}

/// The flow's own dependencies, and what its screens are fed from.
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
