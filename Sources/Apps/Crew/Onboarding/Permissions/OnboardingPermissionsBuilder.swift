import BuilderRouter
import CrewShared

/// The dependencies of the permissions.
///
/// @mockable
@MainActor protocol OnboardingPermissionsDependency {
  /// The preferences that store the answers.
  var preferences: any PreferencesManager { get }
}

/// A builder of a controller without a screen.
///
/// @mockable
protocol OnboardingPermissionsBuildable {
  /// Builds the controller of one pass through onboarding.
  func build() -> any OnboardingPermissionsControlling
}

/// The default builder.
final class OnboardingPermissionsBuilder: Builder<any OnboardingPermissionsDependency>,
  OnboardingPermissionsBuildable
{
  func build() -> any OnboardingPermissionsControlling {
    OnboardingPermissionsController(preferences: dependency.preferences)
  }
}
