import Coordination
import HeadlessDevice
import HeadlessUIKit
import MVPCF
import Testing

@Suite("PushedCoordinator")
struct PushedCoordinatorTests {
  private final class Flow: PushedCoordinator {
    override func start() {
      push(first: UIViewController())
    }
  }

  /// The ways in which a pushed flow ends.
  enum Ending: CaseIterable, Sendable { case back, popToRoot, replaced, stopped }

  @Test("ended is called once, however the flow ends", arguments: Ending.allCases)
  func ending(_ ending: Ending) throws {
    let device = Device()
    Device.current = device
    let window = UIWindow()
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let flow = Flow(navigationController: navigation)
    var ends = 0
    flow.ended = { ends += 1 }
    flow.start()
    try device.clock.advance(by: .seconds(1))
    #expect(ends == 0)
    switch ending {
    case .back: try UIApplication.shared.back()
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .replaced: navigation.setViewControllers([navigation.viewControllers[0]], animated: true)
    case .stopped: flow.stop()
    }
    try device.clock.advance(by: .seconds(1))
    #expect(ends == 1)
    flow.stop()
    #expect(ends == 1)
    #expect(navigation.viewControllers.count == 1)
    #expect(device.findings.all == [])
  }

  @Test("a flow that is stopped before it pushed a screen ends once, then stop completes")
  func unstarted() {
    Device.current = Device()
    let flow = Flow(navigationController: UINavigationController())
    var events: [String] = []
    flow.ended = { events.append("ended") }
    flow.stop { events.append("stopped") }
    flow.stop { events.append("stopped again") }
    #expect(events == ["ended", "stopped", "stopped again"])
  }

  private final class KeepingFlow: PushedCoordinator {
    private let screen = UIViewController()

    override func start() {
      push(first: screen)
    }
  }

  @Test("a stopped flow whose first screen is kept has ended when stop completes")
  func kept() throws {
    let device = Device()
    Device.current = device
    let window = UIWindow()
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let flow = KeepingFlow(navigationController: navigation)
    var events: [String] = []
    flow.ended = { events.append("ended with \(navigation.viewControllers.count) screen") }
    flow.start()
    try device.clock.advance(by: .seconds(1))
    #expect(events == [])
    flow.stop { events.append("stopped") }
    try device.clock.advance(by: .seconds(1))
    #expect(events == ["ended with 1 screen", "stopped"])
  }
}
