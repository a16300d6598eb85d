import BuilderRouter
import HeadlessUIKit

/// The content of the first step.
struct OnboardingWelcomeProps: Equatable {
  var text = "Welcome to Crew"
}

/// The first step, which welcomes the user.
final class OnboardingWelcomeViewController: UIViewController, ViewControllable {
  weak var router: (any OnboardingRouting)?

  private let props = OnboardingWelcomeProps()

  override var rehearsalProps: Any? { props }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addColumn([
      UILabel(text: props.text),
      UIButton(title: "Get started") { [weak self] in self?.router?.routeToNotifications() },
    ])
  }
}
