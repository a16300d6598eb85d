import CrewShared
import HeadlessUIKit

/// The answers that the user gives during onboarding; a feature without a screen.
///
/// @mockable
protocol OnboardingPermissionsControlling: AnyObject {
  /// Whether notifications are allowed.
  var allowsNotifications: Bool { get }

  /// Whether location access is allowed.
  var allowsLocation: Bool { get }

  /// Asks the system to allow notifications, then calls the completion handler.
  func requestNotifications(completion: @escaping () -> Void)

  /// Keeps that the user declined notifications.
  func declineNotifications()

  /// Keeps the user's answer about the location.
  func setLocation(isAllowed: Bool)

  /// Stores the answers, and that onboarding is complete.
  func complete()
}

/// The controller of one pass through onboarding; it keeps the answers in memory until the end.
final class OnboardingPermissionsController: OnboardingPermissionsControlling {
  private(set) var allowsNotifications = false
  private(set) var allowsLocation = false

  private let preferences: any PreferencesManager

  init(preferences: any PreferencesManager) {
    self.preferences = preferences
  }

  func requestNotifications(completion: @escaping () -> Void) {
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) {
      [weak self] isGranted, _ in
      self?.allowsNotifications = isGranted
      completion()
    }
  }

  func declineNotifications() {
    allowsNotifications = false
  }

  func setLocation(isAllowed: Bool) {
    allowsLocation = isAllowed
  }

  func complete() {
    preferences.allowsNotifications = allowsNotifications
    preferences.allowsLocation = allowsLocation
    preferences.isOnboarded = true
    preferences.applyNotificationAnswer()
  }
}
