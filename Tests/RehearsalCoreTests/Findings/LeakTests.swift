import Coordination
import HeadlessUIKit
import RehearsalCore
import Testing

/// An app whose root coordinator leaks a screen or a coordinator when its button is tapped.
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
  private var retainedCoordinator: DetailCoordinator?
  private var retainedScreen: UIViewController?

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
    case "Retain the screen": retainedScreen = screen
    case "Retain the coordinator":
      let child = DetailCoordinator()
      children.append(child)
      retainedCoordinator = child
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
    for title in ["Retain nothing", "Retain the screen", "Retain the coordinator"] {
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
  /// Returns the leaks after a screen was opened and left.
  private func leaks(after title: String, leaving: Action) throws -> [String] {
    let session = try Session(LeakyAppDelegate.self)
    try session.launch()
    try session.perform(.tap(ElementQuery(title)))
    #expect(session.leaks.isEmpty)
    try session.perform(leaving)
    return session.leaks.map(\.description)
  }

  @Test(
    "a screen that is not retained is no leak, after back or a back swipe",
    arguments: [Action.back, .swipeBack])
  func nothing(leaving: Action) throws {
    #expect(try leaks(after: "Retain nothing", leaving: leaving) == [])
  }

  @Test("a retained screen is a leak with the step and the property that retains it")
  func controller() throws {
    #expect(
      try leaks(after: "Retain the screen", leaving: .back) == [
        "Detail left the screen at step 2 and still lives; "
          + "held by retainedScreen of LeakyCoordinator"
      ])
  }

  @Test("a retained coordinator that left the tree is a leak with the step and the property")
  func coordinator() throws {
    #expect(
      try leaks(after: "Retain the coordinator", leaving: .swipeBack) == [
        "DetailCoordinator left the coordinator tree at step 2 and still lives; "
          + "held by retainedCoordinator of LeakyCoordinator"
      ])
  }
}

/// An app whose flows are kept in unusual places.
final class KeepingAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let coordinator = KeepingCoordinator()

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

final class KeepingCoordinator: Coordinator {
  let navigation = UINavigationController()
  let children: [any Coordinator] = []
  private var cached: UIViewController?
  private var router: (() -> ClosureCoordinator)?

  init() { Lifetimes.watch(self) }

  func start() {
    let menu = KeepingMenuViewController()
    menu.choose = { [weak self] in self?.choose($0) }
    navigation.setViewControllers([menu], animated: false)
  }

  func stop(completion: (() -> Void)?) { completion?() }

  private func choose(_ title: String) {
    switch title {
    case "Cached":
      let screen = CachedViewController()
      Lifetimes.expectKept(screen)
      cached = screen
      navigation.pushViewController(screen, animated: true)
    case "Closure":
      let child = ClosureCoordinator(navigation)
      router = { child }
      child.start()
    default: navigation.pushViewController(LaterViewController(), animated: true)
    }
  }
}

/// A coordinator that only a closure holds, as behind an erased router.
final class ClosureCoordinator {
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    Lifetimes.watch(self)
  }

  func start() { navigation?.pushViewController(ClosureViewController(), animated: true) }
}

final class CachedViewController: UIViewController {}
final class ClosureViewController: UIViewController {}
final class LaterViewController: UIViewController {}

final class KeepingMenuViewController: UIViewController {
  var choose: ((String) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    for title in ["Cached", "Closure", "Later"] {
      view.addSubview(
        UIButton(primaryAction: UIAction(title: title) { [weak self] _ in self?.choose?(title) }))
    }
  }
}

@Suite("Leaks in unusual places")
struct KeptLeakTests {
  private func session(_ titles: String...) throws -> Session {
    let session = try Session(KeepingAppDelegate.self)
    try session.launch()
    for title in titles {
      try session.perform(.tap(ElementQuery(title)))
      try session.perform(.back)
    }
    return session
  }

  @Test("a screen that is kept on purpose is exempt")
  func exempt() throws {
    #expect(try session("Cached").leaks == [])
  }

  @Test("a coordinator that only a closure holds is a leak, also while a later screen is up")
  func closure() throws {
    let session = try session("Closure")
    let leak =
      "ClosureCoordinator left the coordinator tree at step 2 and still lives; held by no property "
      + "of a screen, a coordinator or a delegate: a global, a singleton's property, a closure or "
      + "a cycle of objects holds it"
    #expect(session.leaks.map(\.description) == [leak])
    try session.perform(.tap(ElementQuery("Later")))
    #expect(session.leaks.map(\.description) == [leak])
  }
}
