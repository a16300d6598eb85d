import HeadlessDevice
import HeadlessUIKit
import VirtualTime

/// A new device with a window, and a journal of the calls on it.
final class SpyPhone {
  let device = Device()
  let journal = Journal()
  let window: UIWindow

  init() {
    Device.current = device
    window = UIWindow()
  }

  var application: UIApplication { .shared }

  /// The messages of the findings, without those about views that were dequeued unasked.
  var findingsButUnasked: [String] {
    findings.filter { !$0.contains("Expected dequeued view to be returned") }
  }

  /// The messages of all findings.
  var findings: [String] { device.findings.all.map(\.message) }

  func spy(_ name: String) -> SpyViewController { SpyViewController(name, journal) }

  /// Shows a root, waits until it has appeared, and clears the journal.
  func show(_ root: UIViewController) throws {
    window.rootViewController = root
    window.makeKeyAndVisible()
    try settle()
    _ = journal.take()
  }

  /// Runs the work that is due now.
  func settle() throws { try device.clock.runDueWork() }

  /// Advances time until no transition is in flight.
  func finishTransitions() throws {
    while application.transitionsInFlight > 0, try device.clock.advanceToNextDeadline() {}
  }
}
