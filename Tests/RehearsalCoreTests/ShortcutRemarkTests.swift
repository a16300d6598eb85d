import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

/// An app with quick actions, of which it handles none.
private final class UnhelpfulAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    UIApplication.shared.shortcutItems = ["app.search", "app.new"].map {
      UIApplicationShortcutItem(type: $0, localizedTitle: $0)
    }
    return super.makeRoot()
  }
}

@Suite("Remarks on quick actions")
struct ShortcutRemarkTests {
  @Test(
    "a quick action that the app does not handle is remarked, with a declared one that is near",
    arguments: [
      ("app.serch", #"; did you mean "app.search"?"#), ("app.new", ""), ("other", ""),
    ])
  func unhandled(_ type: String, _ question: String) throws {
    let session = try Session(UnhelpfulAppDelegate.self)
    try session.launch()
    try session.perform(.shortcut(type))
    #expect(
      session.remarks == [
        "nobody handled the quick action \"\(type)\": "
          + "application(_:performActionFor:completionHandler:) answered false" + question
      ])
  }
}
