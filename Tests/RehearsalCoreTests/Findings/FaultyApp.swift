import Coordination
import HeadlessDevice
import HeadlessUIKit

/// An app whose menu offers the common mistakes of coordinator apps, and correct flows.
final class FaultyAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var coordinator: MenuCoordinator?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    self.window = window
    coordinator = MenuCoordinator(window: window)
    coordinator?.start()
    window.makeKeyAndVisible()
    return true
  }

  /// Builds a second coordinator tree; for `leak`, the new root retains the old one.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    guard let window else { return false }
    let root = MenuCoordinator(window: window)
    if url.host == "leak", let coordinator { root.add(coordinator) }
    coordinator = root
    root.start()
    return true
  }
}

/// An item of the menu.
enum Choice: String, CaseIterable {
  case removed = "Removed when it ends"
  case retained = "Retained in childCoordinators"
  case sheet = "A sheet's retained coordinator"
  case logOut = "Log out, retain the session"
  case closure = "A closure captures it"
  case released = "Nothing retains it"
  case timer = "A timer captures its screen"
  case lateTimer = "A timer outlives its screen"
  case subscription = "A subscription captures its screen"
  case cycle = "A presenter and its view"
  case twice = "Opens once it has loaded"
  case early = "Presents before it has appeared"
}

final class MenuCoordinator: BaseCoordinator {
  private let window: UIWindow
  private var repeatChoice: (() -> Void)?

  init(window: UIWindow) {
    self.window = window
    super.init(navigationController: UINavigationController())
  }

  override func start() {
    let menu = PlainViewController(Choice.allCases.map(\.rawValue))
    menu.choose = { [weak self] in Choice(rawValue: $0).map { self?.go($0) } }
    navigationController.setViewControllers([menu], animated: false)
    window.rootViewController = navigationController
  }

  private func go(_ choice: Choice) {
    switch choice {
    case .removed: startFlow().onLeave = { [weak self] in self?.remove($0) }
    case .retained: startFlow()
    case .sheet: startSheet()
    case .logOut: logOut()
    case .closure: startCapturedFlow()
    case .released:
      let flow = DetailFlowCoordinator(navigationController: navigationController)
      withExtendedLifetime(flow) { flow.start() }
    case .timer: push(TickingViewController(isCaptured: true))
    case .lateTimer: push(TickingViewController(isCaptured: false))
    case .subscription: push(SubscribingViewController([]))
    case .cycle: push(PresentedViewController([]))
    case .twice: load { [weak self] in self?.startFlow() }
    case .early: presentEarly()
    }
  }

  @discardableResult
  private func startFlow() -> DetailFlowCoordinator {
    let child = DetailFlowCoordinator(navigationController: navigationController)
    add(child)
    child.start()
    return child
  }

  private func startSheet() {
    let child = SheetFlowCoordinator(navigationController: UINavigationController())
    add(child)
    child.start(over: navigationController)
  }

  /// Removes the child from the children, while a closure of its parent captures it.
  private func startCapturedFlow() {
    let child = startFlow()
    child.onLeave = { [weak self] in self?.remove($0) }
    repeatChoice = { child.onChoice?() }
  }

  /// Replaces the window's root, and leaves the session's flow in the children.
  private func logOut() {
    let session = startFlow()
    let signIn = SignInFlowCoordinator(navigationController: UINavigationController())
    session.onChoice = { [weak self] in
      self?.add(signIn)
      signIn.start()
      self?.window.rootViewController = signIn.navigationController
    }
  }

  /// Loads without an indicator, so a user may tap twice.
  private func load(completion: @escaping () -> Void) {
    Device.current.clock.schedule(after: .milliseconds(200), completion)
  }

  /// Presents on a screen that is not in the window.
  private func presentEarly() {
    let screen = PlainViewController([])
    screen.present(PlainViewController([]), animated: true)
    push(screen)
  }

  private func push(_ screen: UIViewController) {
    navigationController.pushViewController(screen, animated: true)
  }
}

final class SignInFlowCoordinator: BaseCoordinator {
  override func start() {
    navigationController.setViewControllers([PlainViewController(["Sign in"])], animated: false)
  }
}

/// A screen that retains its presenter, which retains the screen.
final class PresentedViewController: PlainViewController {
  private var presenter: PlainPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter = PlainPresenter(view: self)
  }
}

final class PlainPresenter {
  private let view: PlainViewController

  init(view: PlainViewController) {
    self.view = view
  }
}
