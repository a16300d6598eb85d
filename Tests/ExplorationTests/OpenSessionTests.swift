import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

@testable import Exploration

@Suite("Sessions of trials")
struct OpenSessionTests {
  /// An app whose repeating timer retains it.
  private final class TickingAppDelegate: UIResponder, UIApplicationDelegate {
    static weak var latest: TickingAppDelegate?
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Self.latest = self
      window = UIWindow()
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      tick()
      return true
    }

    private func tick() {
      Device.current.clock.schedule(after: .seconds(1)) { self.tick() }
    }
  }

  @Test("the next trial ends the session of one that is over, and so its app is released")
  func ended() throws {
    let app = AppUnderTest(
      delegate: TickingAppDelegate.self, configuration: Session.Configuration())
    do { _ = try app.trial() }
    weak let first = TickingAppDelegate.latest
    #expect(first != nil)
    let second = try app.trial()
    #expect(first == nil)
    #expect(second.session.hasLaunched)
  }

  @Test("a trial in use goes on while others begin and end")
  func inUse() throws {
    let app = AppUnderTest(
      delegate: TickingAppDelegate.self, configuration: Session.Configuration())
    let first = try app.trial()
    for _ in 0..<3 { _ = try app.trial() }
    try first.perform(.wait(.seconds(3)))
    #expect(first.session.device.clock.pending.count == 1)
  }

  @Test("a walk along a way of a hundred acts may try twenty more where it leads to")
  func longWay() throws {
    let app = AppUnderTest(
      delegate: TickingAppDelegate.self, configuration: Session.Configuration())
    let trial = try app.trial()
    let walk = Walk(trial, screen: trial.session.screen, node: 0)
    for _ in 0..<100 { try trial.perform(.wait(.milliseconds(1))) }
    #expect(walk.isLong)
    walk.stay()
    #expect(!walk.isLong)
    for _ in 0..<20 { try trial.perform(.wait(.milliseconds(1))) }
    #expect(walk.isLong)
  }
}
