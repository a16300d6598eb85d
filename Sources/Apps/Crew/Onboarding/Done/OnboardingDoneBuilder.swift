import BuilderRouter
import HeadlessUIKit

/// The dependencies of the last step.
///
/// @mockable
protocol OnboardingDoneDependency: OnboardingStepDependency {
  /// The preferences that store that onboarding is complete.
  var preferences: any PreferencesManager { get }
}

/// A builder of the last step.
///
/// @mockable
protocol OnboardingDoneBuildable {
  /// Builds the step, which tells the router that onboarding is complete.
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
