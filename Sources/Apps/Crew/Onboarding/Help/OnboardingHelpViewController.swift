import BuilderRouter
import CrewShared
import HeadlessUIKit

/// The content of the help sheet.
struct OnboardingHelpProps: Equatable {
  var title = "Help".localized
  var text = "Crew asks once. You can change your mind in Settings at any time.".localized
}

/// The help sheet, which closes with its button or by swiping down.
final class OnboardingHelpViewController: OnboardingStepViewController<OnboardingHelpProps> {
  weak var router: (any OnboardingHelpSheetRouting)?

  init() {
    super.init(props: OnboardingHelpProps())
    title = props.title
  }

  /// Returns nil: the screen is created in code only.
  required init?(coder: NSCoder) { nil }

  override var column: [UIView] {
    [
      UILabel(text: props.title),
      UILabel(text: props.text),
      UIButton(title: "Close".localized) { [weak self] in self?.router?.close() },
    ]
  }
}
