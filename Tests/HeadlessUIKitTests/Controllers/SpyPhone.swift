import HeadlessDevice
import HeadlessUIKit
import VirtualTime

/// A fresh phone with a window, and a journal of what happens on it.
final class SpyPhone {
  let device = Device()
  let journal = Journal()
  let window: UIWindow

  init() {
    Device.current = device
    window = UIWindow()
  }

  var application: UIApplication { .shared }

  /// Messages of what UIKit refused.
  var findings: [String] { device.findings.all.map(\.message) }

  func spy(_ name: String) -> SpyViewController { SpyViewController(name, journal) }

  /// Shows a root, lets it appear, and forgets what it was told.
  func show(_ root: UIViewController) throws {
    window.rootViewController = root
    window.makeKeyAndVisible()
    try settle()
    _ = journal.take()
  }

  /// Runs what is due now.
  func settle() throws { try device.clock.runDueWork() }

  /// Lets transitions end.
  func finishTransitions() throws {
    while application.transitionsInFlight > 0, try device.clock.advanceToNextDeadline() {}
  }
}
