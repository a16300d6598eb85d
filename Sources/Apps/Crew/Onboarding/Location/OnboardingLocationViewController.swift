import BuilderRouter
import HeadlessUIKit

/// The content of the step about location access.
struct OnboardingLocationProps: Equatable {
  var text = "See the shifts near you"

  /// The answer so far; false until the user allows it.
  var isAllowed = false
}

/// The step that asks for location access.
final class OnboardingLocationViewController: UIViewController, ViewControllable {
  weak var router: (any OnboardingRouting)?

  private let permissions: any OnboardingPermissionsHolding

  init(permissions: any OnboardingPermissionsHolding) {
    self.permissions = permissions
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: the screen is created in code only.
  required init?(coder: NSCoder) { nil }

  private var props: OnboardingLocationProps {
    OnboardingLocationProps(isAllowed: permissions.allowsLocation)
  }

  override var rehearsalProps: Any? { props }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addColumn([
      UILabel(text: props.text),
      UIButton(title: "Allow location") { [weak self] in self?.answer(true) },
      UIButton(title: "Not now") { [weak self] in self?.answer(false) },
      UIButton(title: "Help") { [weak self] in self?.router?.routeToHelp() },
    ])
  }

  private func answer(_ isAllowed: Bool) {
    permissions.allowsLocation = isAllowed
    router?.routeToDone()
  }
}
