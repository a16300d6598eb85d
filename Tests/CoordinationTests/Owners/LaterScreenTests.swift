import Coordination
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Coordinators whose own screens have given way to others")
struct LaterScreenTests {
  @Test(
    "a coordinator is not idle while one of these screens is visible, and is once it has left",
    arguments: ["Child", "Held", "Holder", "Released"])
  func visible(title: String) throws {
    let session = try Session.launched(HandingCoordinator.self)
    try session.tap("Open")
    try session.tap(title)
    #expect(session.leaks == [])
    try session.perform(.back)
    #expect(session.leaks.map { "\($0.kind) \($0.name)" } == ["idleCoordinator FlowCoordinator"])
  }
}

/// A root that opens a flow and shows screens in place of the flow's own one.
private final class HandingCoordinator: PlainCoordinator, FirstCoordinator {
  private weak var navigation: UINavigationController?

  func start(in window: UIWindow) {
    let menu = ChoiceViewController(["Open": { [weak self] in self?.open() }])
    let navigation = UINavigationController(rootViewController: menu)
    self.navigation = navigation
    window.rootViewController = navigation
  }

  private func open() {
    let flow = FlowCoordinator()
    children.append(flow)
    let screen = ChoiceViewController([
      "Child": { [weak self, weak flow] in
        flow?.children = [FlowCoordinator()]
        self?.replace(by: UIViewController())
      },
      "Held": { [weak self, weak flow] in
        let screen = UIViewController()
        flow?.shown = screen
        self?.replace(by: screen)
      },
      "Holder": { [weak self, weak flow] in self?.replace(by: HolderViewController(flow)) },
      "Released": { [weak self] in
        _ = FlowCoordinator()
        self?.replace(by: UIViewController())
      },
    ])
    navigation?.pushViewController(screen, animated: true)
  }

  private func replace(by screen: UIViewController) {
    guard let navigation else { return }
    navigation.setViewControllers([navigation.viewControllers[0], screen], animated: false)
  }
}

/// A flow that refers to the screen that stands for it.
private final class FlowCoordinator: PlainCoordinator {
  weak var shown: UIViewController?
}

/// A screen that refers to the flow that it stands for.
private final class HolderViewController: UIViewController {
  private weak var flow: FlowCoordinator?

  init(_ flow: FlowCoordinator?) {
    self.flow = flow
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
