import Coordination
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Coordinators whose class does not call watch")
struct UnwatchedCoordinatorTests {
  /// Returns the leaks after a flow was opened and left.
  private func leaks<Root: FirstCoordinator>(below root: Root.Type) throws -> [String] {
    let session = try Session.launched(root)
    try session.tap("Open")
    #expect(session.coordinatorTree.map(\.depth) == [0, 1])
    #expect(session.leaks == [])
    try session.perform(.back)
    return session.leaks.map(\.description)
  }

  @Test("a child of a watched root that stays after its screen has left is a leak")
  func belowWatched() throws {
    #expect(
      try leaks(below: WatchedRootCoordinator.self) == [
        "UnwatchedDetailCoordinator has had nothing on screen since the last of its screens left "
          + "at step 2 and is still in the coordinator tree; "
          + "held by children of WatchedRootCoordinator"
      ])
  }

  @Test("a child is a leak also in a tree without a watched coordinator, if any object is watched")
  func withoutWatched() throws {
    #expect(
      try leaks(below: HelpedRootCoordinator.self) == [
        "UnwatchedDetailCoordinator has had nothing on screen since the last of its screens left "
          + "at step 2 and is still in the coordinator tree; "
          + "held by children of HelpedRootCoordinator"
      ])
  }
}

private class UnwatchedCoordinator: Coordinator {
  var children: [any Coordinator] = []

  required init() {}

  func start() {}

  func stop(completion: (() -> Void)?) { completion?() }
}

private final class UnwatchedDetailCoordinator: UnwatchedCoordinator {
  func start(on navigation: UINavigationController?) {
    navigation?.pushViewController(UnwatchedDetailViewController(self), animated: true)
  }
}

private final class UnwatchedDetailViewController: UIViewController {
  private weak var coordinator: UnwatchedDetailCoordinator?

  init(_ coordinator: UnwatchedDetailCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// A root that keeps each child that it starts.
private class RootCoordinator: UnwatchedCoordinator, FirstCoordinator {
  private weak var navigation: UINavigationController?

  func start(in window: UIWindow) {
    let menu = ChoiceViewController(["Open": { [weak self] in self?.open() }])
    let navigation = UINavigationController(rootViewController: menu)
    self.navigation = navigation
    window.rootViewController = navigation
  }

  private func open() {
    let child = UnwatchedDetailCoordinator()
    children.append(child)
    child.start(on: navigation)
  }
}

private final class WatchedRootCoordinator: RootCoordinator {
  required init() {
    super.init()
    Lifetimes.watch(self)
  }
}

/// A root that is not watched, and that has two watched objects in a closure.
private final class HelpedRootCoordinator: RootCoordinator {
  private final class Helper {
    init() { Lifetimes.watch(self) }
  }

  private var helpers: (() -> [Helper])?

  override func start(in window: UIWindow) {
    super.start(in: window)
    let both = [Helper(), Helper()]
    helpers = { both }
  }
}
