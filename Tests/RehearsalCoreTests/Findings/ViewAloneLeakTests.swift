import Coordination
import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

/// A screen that adds the view of another one to its window, and removes it.
private final class HostViewController: UIViewController {
  private static var cover: UIViewController?

  private let kept = CoverViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    for (title, make) in [
      ("Kept", { [weak self] in self?.kept }), ("Fresh", { CoverViewController() }),
    ] as [(String, () -> UIViewController?)] {
      view.addSubview(
        UIButton(primaryAction: UIAction(title: title) { [weak self] _ in self?.cover(make()) }))
    }
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Uncover") { _ in
          Self.cover?.viewIfLoaded?.removeFromSuperview()
        }))
    view.addSubview(
      UIButton(primaryAction: UIAction(title: "Forget") { _ in Self.cover = nil }))
  }

  private func cover(_ controller: UIViewController?) {
    Self.cover = controller
    if let controller { view.window?.addSubview(controller.view) }
  }
}

private final class CoverViewController: UIViewController {}

private final class HostAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController { HostViewController() }
}

@Suite("Leaks of screens whose views the app adds to a window itself")
struct ViewAloneLeakTests {
  private func leaks(after titles: String...) throws -> [String] {
    let session = try Session(HostAppDelegate.self)
    try session.launch()
    for title in titles { try session.perform(.tap(ElementQuery(title, type: .button))) }
    let leaks = session.leaks.map(\.description)
    try session.perform(.tap(ElementQuery("Forget", type: .button)))
    return leaks
  }

  @Test("a screen is no leak while its view is in a window")
  func shown() throws {
    #expect(try leaks(after: "Fresh") == [])
  }

  @Test("a screen that a visible screen keeps to show it again is no leak once its view is removed")
  func kept() throws {
    #expect(try leaks(after: "Kept", "Uncover") == [])
  }

  @Test("a screen that only a global retains is a leak once its view is removed")
  func retained() throws {
    let leaks = try leaks(after: "Fresh", "Uncover")
    #expect(leaks.count == 1)
    #expect(
      leaks.first?.hasPrefix("Cover left the screen at step 2 and still lives; held by ") == true)
  }

  @Test("a screen that nothing retains is no leak once its view is removed")
  func released() throws {
    #expect(try leaks(after: "Fresh", "Uncover", "Forget") == [])
  }
}
