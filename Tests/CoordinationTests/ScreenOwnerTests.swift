import Coordination
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Screens without a known owner")
struct ScreenOwnerTests {
  private func opened() throws -> Session {
    let session = try Session(WizardAppDelegate.self)
    try session.launch()
    try session.perform(.tap(ElementQuery("Start")))
    try session.perform(.tap(ElementQuery("Next")))
    return session
  }

  @Test("a coordinator that replaced its screen by one that nothing refers to is not idle")
  func replaced() throws {
    let session = try opened()
    #expect(session.screen.path.last == "Second")
    #expect(session.leaks == [])
  }

  @Test("the coordinator is idle once that screen has left too")
  func left() throws {
    let session = try opened()
    try session.perform(.back)
    #expect(session.leaks.map(\.kind) == [.idleCoordinator])
    #expect(session.leaks.map(\.name) == ["WizardCoordinator"])
  }
}

/// The app delegate of a menu that starts a wizard, and never removes the wizard's coordinator.
private final class WizardAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var coordinator: MenuCoordinator?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let navigation = UINavigationController()
    coordinator = MenuCoordinator(navigation: navigation)
    coordinator?.start()
    window = UIWindow()
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
    return true
  }
}

private final class MenuCoordinator {
  private var child: WizardCoordinator?
  private weak var navigation: UINavigationController?

  init(navigation: UINavigationController) {
    self.navigation = navigation
    Lifetimes.watch(self)
  }

  func start() {
    let screen = ButtonViewController("Menu", button: "Start") { [weak self] in self?.startWizard()
    }
    navigation?.setViewControllers([screen], animated: false)
  }

  private func startWizard() {
    guard let navigation else { return }
    let wizard = WizardCoordinator(navigation: navigation)
    child = wizard
    wizard.start()
  }
}

/// A coordinator that replaces its first screen in a later step, and refers to neither screen.
private final class WizardCoordinator {
  private weak var navigation: UINavigationController?

  init(navigation: UINavigationController) {
    self.navigation = navigation
    Lifetimes.watch(self)
  }

  func start() {
    let screen = ButtonViewController("First", button: "Next") { [weak self] in self?.showSecond() }
    navigation?.pushViewController(screen, animated: true)
  }

  private func showSecond() {
    guard let navigation else { return }
    navigation.setViewControllers(
      [navigation.viewControllers[0], SecondViewController()], animated: false)
  }
}

private final class SecondViewController: UIViewController {}

private final class ButtonViewController: UIViewController {
  private let button: UIButton

  init(_ title: String, button: String, action: @escaping () -> Void) {
    self.button = UIButton(primaryAction: UIAction(title: button) { _ in action() })
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
  }
}
