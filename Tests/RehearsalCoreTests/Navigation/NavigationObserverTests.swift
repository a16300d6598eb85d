import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

/// An app whose screen changes a text after one second and after two.
private final class ChangingAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let root = UIViewController()
    let label = UILabel()
    label.text = "0"
    root.view.addSubview(label)
    for second in 1...2 {
      Device.current.clock.schedule(after: .seconds(second), for: .init(.timer, "change")) {
        label.text = String(second)
      }
    }
    root.view.addSubview(UIButton(primaryAction: UIAction(title: "Tap") { _ in }))
    return root
  }
}

/// An observer that notes each call, and the text that the screen shows then.
private final class NotingObserver: NavigationObserver {
  private(set) var notes: [String] = []

  func willLaunch(for reason: UIApplication.LaunchReason, in session: Session) {
    if case .icon = reason { notes.append("will launch") }
  }

  func willPerform(_ action: Action, in session: Session) { notes.append("will perform") }

  func willTouch(_ element: (any AccessibleElement)?, in session: Session) {
    notes.append("will touch \(element?.elementLabel ?? "the screen")")
  }

  func didSettle(_ session: Session) {
    notes.append("settled " + (session.screen.elements.first?.label ?? "without a screen"))
  }
}

@Suite("The observer of navigation")
struct NavigationObserverTests {
  private func notes(
    isLaunched: Bool = true, _ body: (Session) throws -> Void
  ) throws -> [String] {
    let session = try Session(ChangingAppDelegate.self)
    if isLaunched { try session.perform(.launch([:])) }
    let observer = NotingObserver()
    session.navigationObserver = observer
    try body(session)
    return observer.notes
  }

  @Test("a launch that is no action is told before it, and once the app has settled")
  func launch() throws {
    let notes = try notes(isLaunched: false) { try $0.launch() }
    #expect(notes == ["will launch", "settled 0"])
  }

  @Test("each event of a wait is told, although no screen comes or goes")
  func wait() throws {
    let notes = try notes { try $0.perform(.wait(.seconds(3))) }
    #expect(notes == ["settled 0", "will perform", "settled 1", "settled 2", "settled 2"])
  }

  @Test("each event that an expectation waits for is told")
  func expectation() throws {
    let notes = try notes { session in
      try session.expect(Expectation(.element(ElementQuery("2"))))
    }
    #expect(notes == ["settled 1", "settled 2", "settled 2"])
  }

  @Test("a tap is told before it, with its element and once it has settled")
  func tap() throws {
    let notes = try notes { try $0.perform(.tap(ElementQuery("Tap"))) }
    #expect(notes == ["settled 0", "will perform", "will touch Tap", "settled 0"])
  }

  @Test("the end of the process is told as settled without a screen")
  func kill() throws {
    let notes = try notes { try $0.perform(.kill) }
    #expect(notes == ["settled 0", "will perform", "settled without a screen"])
  }
}
