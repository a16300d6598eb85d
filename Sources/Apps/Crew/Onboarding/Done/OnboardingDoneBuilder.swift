import BuilderRouter
import HeadlessUIKit

/// What the last step needs.
///
/// @mockable
protocol OnboardingDoneDependency: OnboardingStepDependency {
  /// Where it is remembered that onboarding is over.
  var preferences: any PreferencesManager { get }
}

/// Builds the last step.
///
/// @mockable
protocol OnboardingDoneBuildable {
  /// Builds the step; the router is told that onboarding is over.
  func build(router: any OnboardingRouting) -> any ViewControllable
}

/// The default builder.
final class OnboardingDoneBuilder: Builder<any OnboardingDoneDependency>, OnboardingDoneBuildable {
  func build(router: any OnboardingRouting) -> any ViewControllable {
    let viewController = OnboardingDoneViewController(
      permissions: dependency.permissions, preferences: dependency.preferences)
    viewController.router = router
    return viewController
  }
}
