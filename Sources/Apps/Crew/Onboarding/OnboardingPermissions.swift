/// The permissions that the user allowed during onboarding.
///
/// @mockable
protocol OnboardingPermissionsHolding: AnyObject {
  /// Whether notifications are allowed.
  var allowsNotifications: Bool { get set }

  /// Whether location access is allowed.
  var allowsLocation: Bool { get set }
}

/// The permissions of one pass through onboarding, kept in memory.
final class OnboardingPermissions: OnboardingPermissionsHolding {
  var allowsNotifications = false
  var allowsLocation = false
}

/// The dependencies of a step that asks for a permission.
///
/// @mockable
@MainActor protocol OnboardingStepDependency {
  /// The permissions that the step writes the answer to.
  var permissions: any OnboardingPermissionsHolding { get }
}
