import Coordination
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Whether an app has leaks")
struct LeakKindTests {
  @Test(
    "it has if it has leaks of one kind, and none before",
    arguments: [
      ("Screen", Leak.Kind.viewController), ("Coordinator", .coordinator),
      ("Idle coordinator", .idleCoordinator), ("Timer", .timer),
    ])
  func oneKind(title: String, kind: Leak.Kind) throws {
    let session = try Session.launched(LeakingCoordinator.self)
    try session.tap(title)
    #expect(!session.hasLeaks && session.leaks == [])
    try session.perform(.back)
    #expect(session.hasLeaks && session.leaks.map(\.kind) == [kind])
  }

  @Test("it has none after a screen and its coordinator were released")
  func none() throws {
    let session = try Session.launched(LeakingCoordinator.self)
    try session.tap("Nothing")
    try session.perform(.back)
    #expect(!session.hasLeaks && session.leaks == [])
  }
}

/// A root whose menu offers one leak of each kind, and a flow without one.
private final class LeakingCoordinator: PlainCoordinator, FirstCoordinator {
  private var screen: UIViewController?
  private var coordinator: PlainCoordinator?
  private weak var navigation: UINavigationController?

  func start(in window: UIWindow) {
    let menu = ChoiceViewController([
      "Nothing": { [weak self] in self?.startChild(isRemoved: true) },
      "Screen": { [weak self] in self?.screen = self?.push(ChoiceViewController()) },
      "Coordinator": { [weak self] in self?.coordinator = self?.startChild(isRemoved: true) },
      "Idle coordinator": { [weak self] in self?.startChild(isRemoved: false) },
      "Timer": { [weak self] in self?.push(TickerViewController()) },
    ])
    let navigation = UINavigationController(rootViewController: menu)
    self.navigation = navigation
    window.rootViewController = navigation
  }

  /// Starts a flow of one screen.
  ///
  /// - Parameter isRemoved: whether it is removed from the children once its screen has left.
  @discardableResult
  private func startChild(isRemoved: Bool) -> PlainCoordinator {
    let child = PlainCoordinator()
    children.append(child)
    let screen = ChoiceViewController()
    if isRemoved { screen.onLeave = { [weak self] in self?.children.removeAll() } }
    push(screen)
    return child
  }

  @discardableResult
  private func push(_ screen: UIViewController) -> UIViewController {
    navigation?.pushViewController(screen, animated: true)
    return screen
  }
}
