import BuilderRouter
import CrewShared
import HeadlessUIKit

/// The navigation that a step offers to its router.
///
/// @mockable
protocol OnboardingStepControllable: ViewControllable {
  /// Pushes the next step.
  func push(_ step: any ViewControllable, animated: Bool)

  /// Presents a controller over the step.
  func present(_ controllable: any ViewControllable, animated: Bool)

  /// Dismisses the presented controller.
  func dismissPresented(animated: Bool)
}

/// The base class of onboarding's screens, which show their props in a column.
class OnboardingStepViewController<Props: Equatable>: RoutedViewController,
  OnboardingStepControllable
{
  /// The content of the screen.
  let props: Props

  /// Creates a screen with its content.
  init(props: Props) {
    self.props = props
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: the screen is created in code only.
  required init?(coder: NSCoder) { nil }

  override var rehearsalProps: Any? { props }

  /// The views of the column, from the top; a subclass overrides it.
  var column: [UIView] { [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addColumn(column)
  }

  func push(_ step: any ViewControllable, animated: Bool) {
    navigationController?.pushViewController(step.uiViewController, animated: animated)
  }

  func present(_ controllable: any ViewControllable, animated: Bool) {
    present(controllable.uiViewController, animated: animated)
  }

  func dismissPresented(animated: Bool) {
    dismiss(animated: animated)
  }
}
