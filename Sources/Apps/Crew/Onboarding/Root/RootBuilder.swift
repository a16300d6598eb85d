package import BuilderRouter
package import CrewShared
import HeadlessUIKit

/// Onboarding's dependencies on the app.
///
/// @mockable
package protocol OnboardingDependency {
  /// The preferences that store the answers, and that onboarding is complete.
  var preferences: any PreferencesManager { get }
}

/// A listener that is told when onboarding ends.
///
/// @mockable
package protocol OnboardingListener: AnyObject {
  /// Tells the listener that the user completed onboarding.
  func onboardingDidEnd()
}

/// A builder of onboarding.
///
/// It returns `AppEntryPoint`, so that a parent cannot call the flow's own routes.
///
/// @mockable
package protocol RootBuildable {
  /// Builds the flow for one pass through onboarding.
  func build(withListener listener: any OnboardingListener) -> any AppEntryPoint
}

/// The dependencies of onboarding's steps; all steps of one flow share them.
final class RootDependencyProvider: DependencyProvider<any OnboardingDependency>,
  OnboardingPermissionsDependency, OnboardingWelcomeDependency
{
  lazy var permissions: any OnboardingPermissionsControlling =
    OnboardingPermissionsBuilder(dependency: self).build()

  var preferences: any PreferencesManager { dependency.preferences }
}

/// The default builder.
package final class RootBuilder: Builder<any OnboardingDependency>, RootBuildable {
  package func build(withListener listener: any OnboardingListener) -> any AppEntryPoint {
    let provider = RootDependencyProvider(dependency: dependency)
    return OnboardingRouter(
      viewController: RootNavigationController(), listener: listener,
      welcomeBuilder: OnboardingWelcomeBuilder(dependency: provider), dependency: dependency)
  }
}
