import BuilderRouter
import CrewShared
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
      case (true, true): "You allowed notifications and location.".localized
      case (true, false): "You allowed notifications.".localized
      case (false, true): "You allowed location.".localized
      case (false, false): "You allowed nothing for now.".localized
      }
  }
}

/// The last step, which lists the allowed permissions, and stores them when onboarding is complete.
final class OnboardingDoneViewController: OnboardingStepViewController<OnboardingDoneProps> {
  weak var router: (any OnboardingDoneRouting)?

  private let permissions: any OnboardingPermissionsControlling

  init(props: OnboardingDoneProps, permissions: any OnboardingPermissionsControlling) {
    self.permissions = permissions
    super.init(props: props)
  }

  /// Returns nil: the screen is created in code only.
  required init?(coder: NSCoder) { nil }

  override var column: [UIView] {
    [
      UILabel(text: props.summary),
      UIButton(title: "Continue".localized) { [weak self] in self?.finish() },
    ]
  }

  private func finish() {
    permissions.complete()
    router?.finish()
  }
}
