import HeadlessDevice
import HeadlessUIKit
import TestApps

/// An app with a secure field, whose buttons show, print and send what was typed.
final class SecretAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController { SecretViewController() }
}

private final class SecretViewController: UIViewController {
  private let field = UITextField()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Word"
    field.isSecureTextEntry = true
    field.text = Device.current.storage.string(forKey: "remembered")
    for part in [field, label] { view.addSubview(part) }
    add("Copy") { $0.label.text = "copied \($0.text)" }
    add("Send") { screen in
      Device.current.network.send(HTTPRequest("POST", "/words/\(screen.text)")) { _ in }
    }
    add("Report") { screen in
      Device.current.findings.report(.viewHierarchy, "the word \(screen.text) is weak")
    }
    add("Trap") { fatalError("cannot use \($0.text)") }
  }

  private var text: String { field.text ?? "" }

  private func add(_ title: String, _ action: @escaping (SecretViewController) -> Void) {
    view.addSubview(
      UIButton(primaryAction: UIAction(title: title) { [unowned self] _ in action(self) }))
  }
}
