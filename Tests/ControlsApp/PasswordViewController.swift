import Foundation
import Rehearsal

/// A screen whose password goes to a label, to the output, to storage and to a server.
final class PasswordViewController: UIViewController {
  private let field = UITextField()
  private let said = UILabel()

  override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    title = "Account"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Secret"
    field.isSecureTextEntry = true
    field.text = Device.current.storage.string(forKey: "remembered")
    view.addSubview(field)
    view.addSubview(said)
    add("Show") { [unowned self] in said.text = "It is \(field.text ?? "")." }
    add("Print") { [unowned self] in print("the secret is \(field.text ?? "")") }
    add("Send") { [unowned self] in send(field.text ?? "") }
    add("Mistake") { [unowned self] in
      Device.current.findings.report(.viewHierarchy, "the word \(field.text ?? "") is weak")
    }
    add("Trap") { [unowned self] in fatalError("cannot use \(field.text ?? "")") }
  }

  private func add(_ title: String, _ action: @escaping () -> Void) {
    view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in action() }))
  }

  private func send(_ secret: String) {
    let request = HTTPRequest(
      "POST", "/sessions/\(secret)", body: Data("{\"secret\":\"\(secret)\"}".utf8))
    Device.current.network.send(request) { _ in }
  }
}
