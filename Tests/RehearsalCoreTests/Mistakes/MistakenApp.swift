import Coordination
import HeadlessDevice
import HeadlessUIKit

/// An app whose menu offers the classic mistakes of coordinator apps, and how to do it right.
final class MistakenAppDelegate: UIResponder, UIApplicationDelegate {
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

  /// The second start: everything is built again, and what was there is kept by `previous`.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    guard let window else { return false }
    let again = MenuCoordinator(window: window)
    if url.host == "leak", let coordinator { again.add(coordinator) }
    coordinator = again
    again.start()
    return true
  }
}

/// What a person can choose on the menu.
enum Choice: String, CaseIterable {
  case removed = "Removed when it ends"
  case kept = "Kept in childCoordinators"
  case sheet = "A sheet's kept coordinator"
  case logOut = "Log out, keep the session"
  case closure = "A closure captures it"
  case released = "Nobody keeps it"
  case timer = "A timer captures its screen"
  case lateTimer = "A timer goes on without its screen"
  case subscription = "A subscription captures its screen"
  case cycle = "A presenter and its view"
  case twice = "Opens once it has loaded"
  case early = "Presents before it has appeared"
}

final class MenuCoordinator: OwnCoordinator {
  private let window: UIWindow
  private var afterwards: (() -> Void)?

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
    case .kept: startFlow()
    case .sheet: startSheet()
    case .logOut: logOut()
    case .closure: startCapturedFlow()
    case .released: DetailFlowCoordinator(navigationController: navigationController).start()
    case .timer: push(TickingViewController(keepsItself: true))
    case .lateTimer: push(TickingViewController(keepsItself: false))
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

  /// The child leaves the children, and a closure of its parent still captures it.
  private func startCapturedFlow() {
    let child = startFlow()
    child.onLeave = { [weak self] in self?.remove($0) }
    afterwards = { child.onChoice?() }
  }

  /// The session's flow stays in the children while the window shows something else.
  private func logOut() {
    let session = startFlow()
    let signIn = SignInFlowCoordinator(navigationController: UINavigationController())
    session.onChoice = { [weak self] in
      self?.add(signIn)
      signIn.start()
      self?.window.rootViewController = signIn.navigationController
    }
  }

  /// Nothing tells that something is under way, so a person taps again.
  private func load(completion: @escaping () -> Void) {
    Device.current.clock.schedule(after: .milliseconds(200), completion)
  }

  /// Presents on a screen that is not in the window yet.
  private func presentEarly() {
    let screen = PlainViewController([])
    screen.present(PlainViewController([]), animated: true)
    push(screen)
  }

  private func push(_ screen: UIViewController) {
    navigationController.pushViewController(screen, animated: true)
  }
}

final class SignInFlowCoordinator: OwnCoordinator {
  override func start() {
    navigationController.setViewControllers([PlainViewController(["Sign in"])], animated: false)
  }
}

/// A screen and its presenter that hold each other.
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
