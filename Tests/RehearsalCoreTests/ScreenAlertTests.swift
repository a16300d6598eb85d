import HeadlessUIKit
import TestApps
import Testing

@testable import RehearsalCore

/// An app whose buttons present an alert and an action sheet.
private final class AskingAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let root = UIViewController()
    let styles: [(String, UIAlertController.Style)] = [("Alert", .alert), ("Sheet", .actionSheet)]
    for (name, style) in styles {
      let action = UIAction(title: name) { [weak root] _ in
        let alert = UIAlertController(
          title: "Log out?", message: "Drafts are lost.", preferredStyle: style)
        for title in ["Log out", "Stay"] {
          alert.addAction(UIAlertAction(title: title, style: .default))
        }
        root?.present(alert, animated: false)
      }
      root.view.addSubview(UIButton(primaryAction: action))
    }
    return root
  }
}

@Suite("The alert of a screen")
struct ScreenAlertTests {
  @Test(
    "an alert and an action sheet are read with their texts and buttons, and told apart",
    arguments: [("Alert", false), ("Sheet", true)])
  func alert(button: String, isActionSheet: Bool) throws {
    let session = try Session(AskingAppDelegate.self)
    try session.launch()
    #expect(session.screen.alert == nil)
    try session.perform(.tap(ElementQuery(button)))
    #expect(
      session.screen.alert
        == Screen.Alert(
          title: "Log out?", message: "Drafts are lost.", buttons: ["Log out", "Stay"],
          isActionSheet: isActionSheet))
  }
}
