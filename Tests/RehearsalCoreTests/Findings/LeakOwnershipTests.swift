import Coordination
import HeadlessUIKit
import RehearsalCore
import Testing

/// An app whose menu starts a flow that leaks, a later screen, and an unrelated coordinator.
private final class MixedAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let coordinator = MixedCoordinator()

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

private final class MixedCoordinator: Coordinator {
  let navigation = UINavigationController()
  private(set) var children: [any Coordinator] = []
  private weak var screen: UIViewController?

  init() { Lifetimes.watch(self) }

  func start() {
    let menu = MixedMenuViewController()
    menu.choose = { [weak self] in self?.choose($0) }
    navigation.setViewControllers([menu], animated: false)
  }

  func stop(completion: (() -> Void)?) { completion?() }

  private func choose(_ title: String) {
    switch title {
    case "Flow": startFlow()
    case "Kept flow": Lifetimes.expectKept(startFlow())
    case "Unrelated":
      children.append(SilentCoordinator())
      let own = LaterViewController()
      screen = own
      navigation.pushViewController(own, animated: true)
    case "Global": push { keptScreen = $0 }
    case "Singleton": push { ScreenCache.shared.last = $0 }
    case "Dictionary": push { ScreenCache.screens["last"] = $0 }
    default: push { _ in }
    }
  }

  private func push(_ keep: (UIViewController) -> Void) {
    let screen = LaterViewController()
    keep(screen)
    navigation.pushViewController(screen, animated: true)
  }

  @discardableResult
  private func startFlow() -> MixedFlowCoordinator {
    let child = MixedFlowCoordinator()
    children.append(child)
    child.start(on: navigation)
    return child
  }
}

private final class MixedFlowCoordinator: Coordinator {
  let children: [any Coordinator] = []

  init() { Lifetimes.watch(self) }

  func start() {}
  func start(on navigation: UINavigationController) {
    navigation.pushViewController(ClosureViewController(), animated: true)
  }
  func stop(completion: (() -> Void)?) { completion?() }
}

/// A coordinator that shows nothing.
private final class SilentCoordinator: Coordinator {
  let children: [any Coordinator] = []

  init() { Lifetimes.watch(self) }

  func start() {}
  func stop(completion: (() -> Void)?) { completion?() }
}

private final class MixedMenuViewController: UIViewController {
  var choose: ((String) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    for title in [
      "Flow", "Kept flow", "Unrelated", "Global", "Singleton", "Dictionary", "Later",
    ] {
      view.addSubview(
        UIButton(primaryAction: UIAction(title: title) { [weak self] _ in self?.choose?(title) }))
    }
  }
}

/// A singleton that caches screens.
final class ScreenCache {
  static let shared = ScreenCache()
  static var screens: [String: UIViewController] = [:]
  var last: UIViewController?
}

/// A global that keeps a screen.
var keptScreen: UIViewController?

@Suite("Leaks beside other screens")
struct LeakOwnershipTests {
  private func session(_ titles: String...) throws -> Session {
    let session = try Session(MixedAppDelegate.self)
    try session.launch()
    for title in titles {
      try session.perform(.tap(ElementQuery(title)))
      try session.perform(.back)
    }
    return session
  }

  private let leak =
    "MixedFlowCoordinator has had nothing on screen since the last of its screens left at step 2 "
    + "and is still in the coordinator tree; held by children of MixedCoordinator"

  @Test("an idle coordinator stays listed, with its own step, while a later screen is up")
  func later() throws {
    let session = try session("Flow")
    #expect(session.leaks.map(\.description) == [leak])
    try session.perform(.tap(ElementQuery("Later")))
    #expect(session.leaks.map(\.description) == [leak])
    try session.perform(.back)
    #expect(session.leaks.map(\.description) == [leak])
  }

  @Test("two idle coordinators each have their own step")
  func two() throws {
    #expect(try session("Flow", "Flow").leaks.map(\.step) == [2, 4])
  }

  @Test("a coordinator that is kept on purpose is exempt")
  func kept() throws {
    #expect(try session("Kept flow").leaks == [])
  }

  #if os(Linux)
    @Test(
      "a screen that a global or a singleton keeps is a leak that names it",
      arguments: [
        ("Global", "the global keptScreen"),
        ("Singleton", "last of ScreenCache, which the global ScreenCache.shared holds"),
        ("Dictionary", "the global ScreenCache.screens"),
      ])
    func global(title: String, holder: String) throws {
      let session = try session(title)
      defer {
        keptScreen = nil
        ScreenCache.shared.last = nil
        ScreenCache.screens = [:]
      }
      #expect(
        session.leaks.map(\.description) == [
          "Later left the screen at step 2 and still lives; held by \(holder)"
        ])
    }
  #endif

  @Test("a screen made right after an unrelated coordinator is not taken for that one's")
  func unrelated() throws {
    #expect(try session("Unrelated").leaks == [])
  }
}
