import BuilderRouter
import CrewShared
import HeadlessUIKit

/// The content of the first step.
struct OnboardingWelcomeProps: Equatable {
  var text = "Welcome to Crew".localized
}

/// The first step, which welcomes the user.
final class OnboardingWelcomeViewController: OnboardingStepViewController<OnboardingWelcomeProps> {
  weak var router: (any OnboardingWelcomeRouting)?

  init() {
    super.init(props: OnboardingWelcomeProps())
  }

  /// Returns nil: the screen is created in code only.
  required init?(coder: NSCoder) { nil }

  override var column: [UIView] {
    [
      UILabel(text: props.text),
      UIButton(title: "Get started".localized) { [weak self] in
        self?.router?.routeToNotifications()
      },
    ]
  }
}
