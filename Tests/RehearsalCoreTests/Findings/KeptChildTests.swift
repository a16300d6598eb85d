import Coordination
import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

/// A container that shows one of two children, which it keeps.
private final class SwitchingViewController: UIViewController {
  private lazy var screens = ["First", "Second"].map { title in
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button("Switch") { $0.show($0.children.first === $0.screens[0] ? 1 : 0) })
    view.addSubview(button("Forget") { $0.forget() })
    show(0)
  }

  private func button(
    _ title: String, _ action: @escaping (SwitchingViewController) -> Void
  ) -> UIButton {
    UIButton(primaryAction: UIAction(title: title) { [unowned self] _ in action(self) })
  }

  private func show(_ index: Int) {
    children.first?.willMove(toParent: nil)
    children.first?.view.removeFromSuperview()
    children.first?.removeFromParent()
    addChild(screens[index])
    view.addSubview(screens[index].view)
    screens[index].didMove(toParent: self)
  }

  /// Keeps the hidden child in a global in place of the container.
  private func forget() {
    forgottenScreen = screens.first { $0.parent == nil }
    screens.removeAll { $0.parent == nil }
  }
}

private var forgottenScreen: UIViewController?

private final class SwitchingAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController { SwitchingViewController() }
}

/// A split view of a list and a detail, which a narrow window collapses.
private final class SplitAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let split = UISplitViewController()
    split.viewControllers = ["List", "Detail"].map { title in
      let screen = UIViewController()
      screen.title = title
      return UINavigationController(rootViewController: screen)
    }
    return split
  }
}

@Suite("Children that a container keeps")
struct KeptChildTests {
  @Test(
    "a child that its visible container keeps to show again is no leak; one that others keep is")
  func kept() throws {
    let session = try Session(SwitchingAppDelegate.self)
    try session.launch()
    try session.perform(.tap(ElementQuery("Switch")))
    #expect(Lifetimes.leaks == [])
    try session.perform(.tap(ElementQuery("Forget")))
    let lines = Lifetimes.leaks.map(\.description)
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("UIViewController left the screen at step 1 and") == true)
    forgottenScreen = nil
    #expect(Lifetimes.leaks == [])
  }

  @Test("a detail that is popped while its split view is collapsed comes back later and is no leak")
  func collapsed() throws {
    let session = try Session(SplitAppDelegate.self)
    try session.launch()
    #expect(session.screen.title == "Detail")
    try session.perform(.back)
    #expect(session.screen.title == "List")
    #expect(Lifetimes.leaks == [])
  }
}
