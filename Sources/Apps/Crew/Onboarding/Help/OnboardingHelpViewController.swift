import BuilderRouter
import HeadlessUIKit

/// The content of the help sheet.
struct OnboardingHelpProps: Equatable {
  var title = "Help"
  var text = "Crew asks once. You can change your mind in Settings at any time."
}

/// The help sheet, which closes with its button or by swiping down.
final class OnboardingHelpViewController: UIViewController, ViewControllable {
  weak var router: (any OnboardingRouting)?

  private let props = OnboardingHelpProps()

  override var rehearsalProps: Any? { props }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = props.title
    view.addColumn([
      UILabel(text: props.title),
      UILabel(text: props.text),
      UIButton(title: "Close") { [weak self] in self?.router?.closeHelp() },
    ])
  }
}
