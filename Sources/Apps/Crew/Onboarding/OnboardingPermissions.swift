/// What the person allowed on the way through onboarding.
///
/// @mockable
protocol OnboardingPermissionsHolding: AnyObject {
  /// Whether the app may notify.
  var allowsNotifications: Bool { get set }

  /// Whether the app may know where it is.
  var allowsLocation: Bool { get set }
}

/// The permissions of one walk through onboarding.
final class OnboardingPermissions: OnboardingPermissionsHolding {
  var allowsNotifications = false
  var allowsLocation = false
}

/// What a step needs that asks for a permission.
///
/// @mockable
@MainActor protocol OnboardingStepDependency {
  /// Where the answer is kept.
  var permissions: any OnboardingPermissionsHolding { get }
}
