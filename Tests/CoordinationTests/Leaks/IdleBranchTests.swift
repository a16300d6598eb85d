import Coordination
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Idle coordinators in one another")
struct IdleBranchTests {
  @Test("of idle coordinators below each other only the topmost ones are leaks")
  func topmost() throws {
    let session = try Session.launched(BranchingCoordinator.self)
    try session.tap("Nested")
    try session.tap("Open")
    #expect(session.leaks == [])
    try session.perform(.back)
    #expect(session.leaks.map(\.name) == ["InnerCoordinator"])
    try session.perform(.back)
    #expect(session.leaks.map { "\($0.kind) \($0.name)" } == ["idleCoordinator OuterCoordinator"])
    try session.tap("Alone")
    try session.perform(.back)
    #expect(session.leaks.map(\.name) == ["OuterCoordinator", "InnerCoordinator"])
    #expect(
      session.coordinatorTree.map { "\($0.depth) \($0.name)" } == [
        "0 Branching", "1 Outer", "2 Inner", "1 Inner",
      ])
  }
}

/// A root that keeps each flow that it starts, one of which starts another one.
private final class BranchingCoordinator: PlainCoordinator, FirstCoordinator {
  private weak var navigation: UINavigationController?

  func start(in window: UIWindow) {
    let menu = ChoiceViewController([
      "Nested": { [weak self] in self?.keep(OuterCoordinator()).start(on: self?.navigation) },
      "Alone": { [weak self] in self?.keep(InnerCoordinator()).start(on: self?.navigation) },
    ])
    let navigation = UINavigationController(rootViewController: menu)
    self.navigation = navigation
    window.rootViewController = navigation
  }

  private func keep<Child: Coordinator>(_ child: Child) -> Child {
    children.append(child)
    return child
  }
}

private final class OuterCoordinator: PlainCoordinator {
  func start(on navigation: UINavigationController?) {
    let screen = ChoiceViewController([
      "Open": { [weak self, weak navigation] in
        let child = InnerCoordinator()
        self?.children.append(child)
        child.start(on: navigation)
      }
    ])
    navigation?.pushViewController(screen, animated: true)
  }
}

private final class InnerCoordinator: PlainCoordinator {
  func start(on navigation: UINavigationController?) {
    navigation?.pushViewController(ChoiceViewController(), animated: true)
  }
}
