import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

@testable import Shell

/// An app with elements in every state, whose button shows an alert over them.
private final class StatesAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController { StatesViewController() }
}

private final class StatesViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField()
    (field.placeholder, field.accessibilityIdentifier) = ("Name", "name")
    let toggle = UISwitch()
    (toggle.accessibilityLabel, toggle.isOn) = ("News", true)
    let send = UIButton(type: .system)
    send.setTitle("Send", for: .normal)
    send.isEnabled = false
    let chosen = UIButton(type: .system)
    chosen.setTitle("Chosen", for: .normal)
    chosen.isSelected = true
    let ask = UIButton(
      primaryAction: UIAction(title: "Ask") { [weak self] _ in
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        self?.present(alert, animated: false)
      })
    for part in [field, toggle, send, chosen, ask] { view.addSubview(part) }
  }
}

@Suite("The lines of the elements")
struct ElementLinesTests {
  @Test("an element is told with its type, identifier, text, value and states")
  func states() throws {
    let session = try Session(StatesAppDelegate.self)
    try session.launch()
    try session.perform(.type("Ann", into: ElementQuery("Name")))
    #expect(
      ScreenInspector(session).elementLines == [
        #"textField #name "Name" value "Ann" focused"#, #"switch "News" value "on""#,
        #"button "Send" disabled"#, #"button "Chosen" selected"#, #"button "Ask""#,
      ])
    try session.perform(.tap(ElementQuery("Ask")))
    let lines = ScreenInspector(session).elementLines
    #expect(lines.filter { $0.contains("Send") } == [#"button "Send" disabled covered"#])
  }

  @Test("a screen without elements says so")
  func none() throws {
    let session = try Session(RootAppDelegate.self)
    try session.launch()
    #expect(ScreenInspector(session).elementLines == ["no elements"])
  }
}
