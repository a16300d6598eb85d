import Dispatch
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

/// An app that puts work on the main queue as it is launched and as its objects are released.
private final class QueueingAtEndDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    DispatchQueue.main.async { logEvent("launched") }
    return UIViewController()
  }

  deinit { DispatchQueue.main.async { logEvent("from the former process") } }
}

@Suite("The main queue at the end of a process")
struct QueueAtEndTests {
  @Test("work that a process leaves on the main queue does not run in the next one")
  func forgotten() throws {
    let session = try Session(QueueingAtEndDelegate.self)
    try session.launch()
    try session.perform(.launch([:]))
    #expect(
      session.device.log.events.filter { $0.source == .app }.map(\.name)
        == ["launched", "launched"])
    try session.perform(.kill)
  }
}
