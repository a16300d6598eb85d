import BuilderRouter
import HeadlessUIKit

/// The content of the step about notifications.
struct OnboardingNotificationsProps: Equatable {
  var text = "Hear about new shifts first"

  /// The answer so far; false until the user allows it.
  var isAllowed = false
}

/// The step that asks to allow notifications.
final class OnboardingNotificationsViewController: UIViewController, ViewControllable {
  weak var router: (any OnboardingRouting)?

  private let permissions: any OnboardingPermissionsHolding

  init(permissions: any OnboardingPermissionsHolding) {
    self.permissions = permissions
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: the screen is created in code only.
  required init?(coder: NSCoder) { nil }

  private var props: OnboardingNotificationsProps {
    OnboardingNotificationsProps(isAllowed: permissions.allowsNotifications)
  }

  override var rehearsalProps: Any? { props }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addColumn([
      UILabel(text: props.text),
      UIButton(title: "Allow notifications") { [weak self] in self?.askForPermission() },
      UIButton(title: "Not now") { [weak self] in self?.answer(false) },
      UIButton(title: "Help") { [weak self] in self?.router?.routeToHelp() },
    ])
  }

  private func askForPermission() {
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) {
      [weak self] isGranted, _ in self?.answer(isGranted)
    }
  }

  private func answer(_ isAllowed: Bool) {
    permissions.allowsNotifications = isAllowed
    router?.routeToLocation()
  }
}
