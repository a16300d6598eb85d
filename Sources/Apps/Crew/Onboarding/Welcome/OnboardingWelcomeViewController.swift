import BuilderRouter
import HeadlessUIKit

/// The first step, which welcomes the user.
final class OnboardingWelcomeViewController: UIViewController, ViewControllable {
  weak var router: (any OnboardingRouting)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addColumn([
      UILabel(text: "Welcome to Crew"),
      UIButton(title: "Get started") { [weak self] in self?.router?.routeToNotifications() },
    ])
  }
}
