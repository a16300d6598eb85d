import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

/// An app whose every field has the bar of its delegate above the keyboard.
private final class BarAppDelegate: RootAppDelegate {
  private lazy var bar: UIView = {
    let bar = UIToolbar()
    bar.items = [UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in })]
    return bar
  }()

  override var inputAccessoryView: UIView? { bar }

  override func makeRoot() -> UIViewController {
    let (root, field) = (UIViewController(), UITextField())
    root.title = "Form"
    field.accessibilityLabel = "Name"
    root.view.addSubview(field)
    root.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Ask") { [unowned root] _ in
          let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
          alert.addTextField { $0.placeholder = "Why" }
          root.present(alert, animated: false)
        }))
    return root
  }
}

/// Source: UIResponder's documentation of `inputAccessoryView`: UIKit searches the responder chain.
@Suite("Views above the keyboard that the app's delegate has")
struct InputOwnerTests {
  private func labels(_ session: Session) -> [String] {
    session.screen.elements.map(\.label).filter { !$0.isEmpty }
  }

  @Test("the delegate's bar is in front of the screen while a field has the keyboard")
  func delegate() throws {
    let session = try Session(BarAppDelegate.self)
    try session.launch()
    #expect(labels(session) == ["Name", "Ask"])
    try session.perform(.type("A", into: ElementQuery("Name")))
    #expect(labels(session) == ["Name", "Ask", "Done"])
    try session.perform(.tap(ElementQuery("Done", type: .button)))
  }

  @Test("it is in front of an alert whose field has the keyboard")
  func alert() throws {
    let session = try Session(BarAppDelegate.self)
    try session.launch()
    try session.perform(.tap(ElementQuery("Ask")))
    try session.perform(.type("A", into: ElementQuery("Why")))
    #expect(labels(session).last == "Done")
    try session.perform(.tap(ElementQuery("Done", type: .button)))
  }
}
