import Coordination
import HeadlessUIKit
import RehearsalCore
import Testing

/// An app whose root coordinator makes the mistakes that a test asks it for.
final class LeakyAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  private let coordinator = LeakyCoordinator()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = coordinator.navigation
    window?.makeKeyAndVisible()
    coordinator.start()
    return true
  }
}

final class LeakyCoordinator: Coordinator {
  let navigation = UINavigationController()
  private(set) var children: [any Coordinator] = []
  private var forgotten: DetailCoordinator?
  private var keptScreen: UIViewController?

  init() {
    Lifetimes.watch(self)
  }

  func start() {
    let menu = MenuViewController()
    menu.choose = { [weak self] in self?.choose($0) }
    navigation.setViewControllers([menu], animated: false)
  }

  func stop(completion: (() -> Void)?) {
    completion?()
  }

  private func choose(_ title: String) {
    let screen = DetailViewController()
    switch title {
    case "Keep the screen": keptScreen = screen
    case "Keep the coordinator":
      let child = DetailCoordinator()
      children.append(child)
      forgotten = child
      screen.left = { [weak self] in self?.children.removeAll() }
    default: break
    }
    navigation.pushViewController(screen, animated: true)
  }
}

final class DetailCoordinator: Coordinator {
  let children: [any Coordinator] = []

  init() {
    Lifetimes.watch(self)
  }

  func start() {}

  func stop(completion: (() -> Void)?) {
    completion?()
  }
}

final class MenuViewController: UIViewController {
  var choose: ((String) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    for title in ["Do it right", "Keep the screen", "Keep the coordinator"] {
      view.addSubview(
        UIButton(primaryAction: UIAction(title: title) { [weak self] _ in self?.choose?(title) }))
    }
  }
}

final class DetailViewController: UIViewController {
  var left: (() -> Void)?

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { left?() }
  }
}

@Suite("Leaks")
struct LeakTests {
  /// What is told of leaks after a screen was opened and left again.
  private func leaks(after choice: String, leaving: Action) throws -> [String] {
    let session = try Session(LeakyAppDelegate.self)
    try session.launch()
    try session.perform(.tap(ElementQuery(choice)))
    #expect(session.leaks.isEmpty)
    try session.perform(leaving)
    return session.leaks.map(\.description)
  }

  @Test("a screen that is let go leaves nothing behind", arguments: [Action.back, .swipeBack])
  func nothing(leaving: Action) throws {
    #expect(try leaks(after: "Do it right", leaving: leaving) == [])
  }

  @Test("a screen that somebody keeps is named, with the step and who holds it")
  func controller() throws {
    #expect(
      try leaks(after: "Keep the screen", leaving: .back) == [
        "DetailViewController left the screen at step 2 and still lives; "
          + "held by keptScreen of LeakyCoordinator"
      ])
  }

  @Test("a coordinator that left the tree and is kept is named, with the step and who holds it")
  func coordinator() throws {
    #expect(
      try leaks(after: "Keep the coordinator", leaving: .swipeBack) == [
        "DetailCoordinator left the coordinator tree at step 2 and still lives; "
          + "held by forgotten of LeakyCoordinator"
      ])
  }
}
