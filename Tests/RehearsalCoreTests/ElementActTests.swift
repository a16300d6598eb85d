import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

/// An app with a button that reports a finding and handles no quick action.
private final class ReportingAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let root = UIViewController()
    root.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Report") { _ in
          Device.current.findings.report(.viewHierarchy, "reported")
        }))
    return root
  }
}

@Suite("Gestures on elements by their number")
struct ElementActTests {
  private final class Observer: NavigationObserver {
    private(set) var settled = 0

    func willLaunch(for reason: UIApplication.LaunchReason, in session: Session) {}
    func willPerform(_ action: Action, in session: Session) {}
    func willTouch(_ element: (any AccessibleElement)?, in session: Session) {}
    func didSettle(_ session: Session) { settled += 1 }
  }

  private func session() throws -> Session {
    let session = try Session(ReportingAppDelegate.self)
    try session.launch()
    return session
  }

  @Test("each gesture is a step of its own, which its findings name")
  func steps() throws {
    let session = try session()
    for _ in 1...2 { try session.perform(.tap, onElement: 0) }
    #expect(session.device.findings.all.map(\.step) == [1, 2])
  }

  @Test("a gesture clears the remarks on the act before it")
  func remarks() throws {
    let session = try session()
    try session.perform(.shortcut("missing"))
    #expect(session.remarks.count == 1)
    try session.perform(.tap, onElement: 0)
    #expect(session.remarks == [])
  }

  @Test("the observer of navigation is told before and after a gesture")
  func observer() throws {
    let session = try session()
    let observer = Observer()
    session.navigationObserver = observer
    try session.perform(.tap, onElement: 0)
    #expect(observer.settled == 2)
  }

  @Test("a gesture on a number that no element has is an error")
  func missing() throws {
    let session = try session()
    #expect(throws: SessionError.self) { try session.perform(.tap, onElement: 1) }
    #expect(session.device.findings.all.isEmpty)
  }
}
