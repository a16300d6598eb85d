import Coordination
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Screens that make a coordinator one with screens")
struct ShownScreenTests {
  @Test("a coordinator that has only shown an alert is no leak once the alert is dismissed")
  func alert() throws {
    let session = try Session.launched(StartingCoordinator.self)
    try session.tap("Ask")
    #expect(session.screen.alert?.title == "Sure?")
    #expect(session.leaks == [])
    try session.tap("OK")
    #expect(session.leaks == [])
    #expect(session.coordinatorTree.map(\.name) == ["Starting", "Asking"])
  }

  @Test("a coordinator that has not shown its screen yet is no leak; it is once that has left")
  func unshown() throws {
    let session = try Session.launched(StartingCoordinator.self)
    try session.tap("Prepare")
    #expect(session.leaks == [])
    try session.tap("Show")
    #expect(session.leaks == [])
    try session.perform(.back)
    #expect(session.leaks.map(\.name) == ["PreparingCoordinator"])
    #expect(session.leaks.map(\.kind) == [.idleCoordinator])
  }
}

/// A root that keeps each child that it starts.
private final class StartingCoordinator: PlainCoordinator, FirstCoordinator {
  private weak var navigation: UINavigationController?
  private weak var prepared: PreparingCoordinator?

  func start(in window: UIWindow) {
    let menu = ChoiceViewController([
      "Ask": { [weak self] in self?.ask() },
      "Prepare": { [weak self] in self?.prepare() },
      "Show": { [weak self] in self?.prepared?.show(on: self?.navigation) },
    ])
    let navigation = UINavigationController(rootViewController: menu)
    self.navigation = navigation
    window.rootViewController = navigation
  }

  private func ask() {
    let child = AskingCoordinator()
    children.append(child)
    child.start(over: navigation)
  }

  private func prepare() {
    let child = PreparingCoordinator()
    children.append(child)
    prepared = child
    child.prepare()
  }
}

private final class AskingCoordinator: PlainCoordinator {
  func start(over presenter: UIViewController?) {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    presenter?.present(alert, animated: true)
  }
}

/// A coordinator that makes its screen before it shows it, and does not keep it longer.
private final class PreparingCoordinator: PlainCoordinator {
  private var screen: UIViewController?

  func prepare() { screen = UIViewController() }

  func show(on navigation: UINavigationController?) {
    guard let screen else { return }
    navigation?.pushViewController(screen, animated: true)
    self.screen = nil
  }
}
