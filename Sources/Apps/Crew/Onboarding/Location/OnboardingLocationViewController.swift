import BuilderRouter
import CrewShared
import HeadlessUIKit

/// The content of the step about location access.
struct OnboardingLocationProps: Equatable {
  var text = "See the shifts near you".localized
}

/// The step that asks for location access.
final class OnboardingLocationViewController: OnboardingStepViewController<OnboardingLocationProps>
{
  weak var router: (any OnboardingLocationRouting)?

  private let permissions: any OnboardingPermissionsControlling

  init(permissions: any OnboardingPermissionsControlling) {
    self.permissions = permissions
    super.init(props: OnboardingLocationProps())
  }

  /// Returns nil: the screen is created in code only.
  required init?(coder: NSCoder) { nil }

  override var column: [UIView] {
    [
      UILabel(text: props.text),
      UIButton(title: "Allow location".localized) { [weak self] in self?.allow() },
      UIButton(title: "Not now".localized) { [weak self] in self?.decline() },
      UIButton(title: "Help".localized) { [weak self] in self?.router?.routeToHelp() },
    ]
  }

  private func allow() {
    answer(true)
  }

  private func decline() {
    answer(false)
  }

  private func answer(_ isAllowed: Bool) {
    permissions.setLocation(isAllowed: isAllowed)
    router?.routeToDone()
  }
}
