import BuilderRouter
import CrewShared
import HeadlessUIKit

/// The content of the step about notifications.
struct OnboardingNotificationsProps: Equatable {
  var text = "Hear about new shifts first".localized
}

/// The step that asks for notifications.
final class OnboardingNotificationsViewController: OnboardingStepViewController<
  OnboardingNotificationsProps
>
{
  weak var router: (any OnboardingNotificationsRouting)?

  private let permissions: any OnboardingPermissionsControlling

  init(permissions: any OnboardingPermissionsControlling) {
    self.permissions = permissions
    super.init(props: OnboardingNotificationsProps())
  }

  /// Returns nil: the screen is created in code only.
  required init?(coder: NSCoder) { nil }

  override var column: [UIView] {
    [
      UILabel(text: props.text),
      UIButton(title: "Allow notifications".localized) { [weak self] in self?.allow() },
      UIButton(title: "Not now".localized) { [weak self] in self?.decline() },
      UIButton(title: "Help".localized) { [weak self] in self?.router?.routeToHelp() },
    ]
  }

  private func allow() {
    permissions.requestNotifications { [weak self] in self?.router?.routeToLocation() }
  }

  private func decline() {
    permissions.declineNotifications()
    router?.routeToLocation()
  }
}
