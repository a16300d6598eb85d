import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

/// An app that takes notifications only where they have an alert.
private final class QuietAppDelegate: RootAppDelegate {
  static var unregisters = false

  override func makeRoot() -> UIViewController {
    if Self.unregisters { UIApplication.shared.unregisterForRemoteNotifications() }
    return super.makeRoot()
  }
}

@Suite("Remarks on notifications", .serialized)
struct PushRemarkTests {
  private let silent = #"{"link": "app://x"}"#
  private let alert = #"{"aps": {"alert": "New shift"}}"#
  private let unheard =
    "nobody handled the push: it has no alert to show, and the app's delegate did not take it"
  private let unregistered =
    "nobody handled the push: the app unregistered from remote notifications, as when its user "
    + "declines them"

  private func remarks(_ json: String, after action: Action? = nil) throws -> [String] {
    let session = try Session(QuietAppDelegate.self)
    try session.launch()
    if let action { try session.perform(action) }
    try session.perform(.push(json: json))
    return session.remarks
  }

  @Test("a notification without an alert that reaches nobody in the background is remarked")
  func silentPush() throws {
    QuietAppDelegate.unregisters = false
    #expect(try remarks(silent, after: .background) == [unheard])
    #expect(try remarks(alert, after: .background) == [])
  }

  @Test("a notification for an app that unregistered is remarked, whether the app runs or not")
  func unregisteredApp() throws {
    QuietAppDelegate.unregisters = true
    #expect(try remarks(alert) == [unregistered])
    #expect(try remarks(alert, after: .kill) == [unregistered])
  }
}
