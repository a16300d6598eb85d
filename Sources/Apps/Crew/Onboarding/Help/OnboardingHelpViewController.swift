import BuilderRouter
import HeadlessUIKit

/// The help sheet, which closes with its button or by swiping down.
final class OnboardingHelpViewController: UIViewController, ViewControllable {
  weak var router: (any OnboardingRouting)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Help"
    view.addColumn([
      UILabel(text: "Help"),
      UILabel(text: "Crew asks once. You can change your mind in Settings at any time."),
      UIButton(title: "Close") { [weak self] in self?.router?.closeHelp() },
    ])
  }
}
