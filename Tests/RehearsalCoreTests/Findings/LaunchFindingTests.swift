import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing
import VirtualTime

/// An app that makes a mistake as it is launched.
private final class FailingAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    ClockDiagnostics.current.add(mistake: "unhandled")
    return UIViewController()
  }
}

@Suite("Findings of a launch")
struct LaunchFindingTests {
  @Test("an error that nobody handles in a launch is a finding before the first step")
  func launch() throws {
    let session = try Session(FailingAppDelegate.self)
    try session.launch()
    #expect(session.device.findings.all.map { "\($0.step) \($0.message)" } == ["0 unhandled"])
    try session.perform(.wait(.seconds(1)))
    #expect(session.device.findings.all.map(\.step) == [0])
  }
}
