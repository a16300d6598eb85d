import Coordination
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Timers of a screen's view model")
struct TimerLeakTests {
  private let timer = "timer every 1 s (scheduled at CoordinationTests/TickerViewModel.swift:8)"

  @Test("one that goes on after the screen was released is a leak")
  func released() throws {
    let session = try Session.launched(TickerCoordinator.self)
    try session.tap("Show")
    #expect(session.leaks == [])
    try session.perform(.back)
    #expect(
      session.leaks.map(\.description) == ["\(timer) goes on though its screen left at step 2"])
  }

  @Test("it is no leak while another screen of the type lives, though that was never shown")
  func prepared() throws {
    let session = try Session.launched(TickerCoordinator.self)
    for title in ["Prepare another", "Show"] { try session.tap(title) }
    try session.perform(.back)
    #expect(session.leaks == [])
    try session.tap("Forget the other")
    #expect(
      session.leaks.map(\.description) == ["\(timer) goes on though its screen left at step 4"])
  }
}

private final class TickerCoordinator: PlainCoordinator, FirstCoordinator {
  private var other: TickerViewController?
  private weak var navigation: UINavigationController?

  func start(in window: UIWindow) {
    let menu = ChoiceViewController([
      "Show": { [weak self] in
        self?.navigation?.pushViewController(TickerViewController(), animated: true)
      },
      "Prepare another": { [weak self] in self?.other = TickerViewController() },
      "Forget the other": { [weak self] in self?.other = nil },
    ])
    let navigation = UINavigationController(rootViewController: menu)
    self.navigation = navigation
    window.rootViewController = navigation
  }
}
