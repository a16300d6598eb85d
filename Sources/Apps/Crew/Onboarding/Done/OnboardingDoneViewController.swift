import BuilderRouter
import HeadlessUIKit

/// The content of the last step.
struct OnboardingDoneProps: Equatable {
  let allowsNotifications: Bool
  let allowsLocation: Bool

  /// The text that names what was allowed.
  let summary: String

  init(allowsNotifications: Bool, allowsLocation: Bool) {
    self.allowsNotifications = allowsNotifications
    self.allowsLocation = allowsLocation
    summary =
      switch (allowsNotifications, allowsLocation) {
      case (true, true): "You allowed notifications and location."
      case (true, false): "You allowed notifications."
      case (false, true): "You allowed location."
      case (false, false): "You allowed nothing for now."
      }
  }
}

/// The last step, which lists the allowed permissions, and stores them when onboarding is complete.
final class OnboardingDoneViewController: UIViewController, ViewControllable {
  weak var router: (any OnboardingRouting)?

  private let permissions: any OnboardingPermissionsHolding
  private let preferences: any PreferencesManager

  init(permissions: any OnboardingPermissionsHolding, preferences: any PreferencesManager) {
    self.permissions = permissions
    self.preferences = preferences
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: the screen is created in code only.
  required init?(coder: NSCoder) { nil }

  private var props: OnboardingDoneProps {
    OnboardingDoneProps(
      allowsNotifications: permissions.allowsNotifications,
      allowsLocation: permissions.allowsLocation)
  }

  override var rehearsalProps: Any? { props }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addColumn([
      UILabel(text: props.summary),
      UIButton(title: "Continue") { [weak self] in self?.finish() },
    ])
  }

  private func finish() {
    preferences.allowsNotifications = permissions.allowsNotifications
    preferences.allowsLocation = permissions.allowsLocation
    preferences.isOnboarded = true
    router?.finish()
  }
}
