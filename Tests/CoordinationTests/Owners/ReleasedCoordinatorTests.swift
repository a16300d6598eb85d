import Coordination
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Coordinators that are released while their screen is up")
struct ReleasedCoordinatorTests {
  private func findings(after titles: String...) throws -> [String] {
    let session = try Session.launched(ReleasingCoordinator.self)
    for title in titles { try session.tap(title) }
    #expect(session.leaks == [])
    return session.device.findings.all.map(\.message)
  }

  @Test("one whose screen no other coordinator refers to is a finding that names both")
  func forgotten() throws {
    #expect(try findings(after: "Open") == [])
    #expect(
      try findings(after: "Open", "Forget") == [
        "ReleasedCoordinator was released while its screen Choice is still up: nothing answers "
          + "what a person does there. Keep it in the children of the coordinator that started it "
          + "until the screen has left"
      ])
  }

  @Test("one whose screen another coordinator refers to is no finding")
  func adopted() throws {
    #expect(try findings(after: "Open", "Adopt") == [])
  }
}

/// A root that opens a flow, and releases its coordinator while the flow's screen is up.
private final class ReleasingCoordinator: PlainCoordinator, FirstCoordinator {
  private weak var navigation: UINavigationController?
  private var adopted: UIViewController?

  func start(in window: UIWindow) {
    let menu = ChoiceViewController(["Open": { [weak self] in self?.open() }])
    let navigation = UINavigationController(rootViewController: menu)
    self.navigation = navigation
    window.rootViewController = navigation
  }

  private func open() {
    let child = ReleasedCoordinator()
    children.append(child)
    let screen = ChoiceViewController([
      "Forget": { [weak self] in self?.children.removeAll() },
      "Adopt": { [weak self] in
        self?.adopted = self?.navigation?.topViewController
        self?.children.removeAll()
      },
    ])
    navigation?.pushViewController(screen, animated: true)
  }
}

private final class ReleasedCoordinator: PlainCoordinator {}
