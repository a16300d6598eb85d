import HeadlessDevice
import HeadlessUIKit
import TestApps
import VirtualTime

/// An app whose form has a field that enables a button, a secure field, and props.
final class FormAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    UINavigationController(rootViewController: FormViewController())
  }
}

/// The screen that a button of the form shows a second later.
final class ArrivalViewController: UIViewController {}

final class FormViewController: UIViewController {
  private struct Props {
    let count: Int
    let note: String
  }

  private var count = 0
  private let name = UITextField()
  private let note = UITextField()
  private let code = UITextField()
  private let label = UILabel()

  override var rehearsalProps: Any? { Props(count: count, note: note.text ?? "") }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (field, placeholder) in [(name, "Name"), (note, "Note"), (code, "Code")] {
      field.placeholder = placeholder
      view.addSubview(field)
    }
    code.isSecureTextEntry = true
    label.text = "idle"
    view.addSubview(label)
    let send = add("Send") { $0.label.text = "sent" }
    send.isEnabled = false
    name.addAction(
      UIAction { [name] _ in send.isEnabled = name.text?.isEmpty == false }, for: .editingChanged)
    add("Count") { $0.count += 1 }
    add("Reveal") { $0.label.text = $0.code.text }
    add("Work") { form in form.after(1) { form.label.text = "done" } }
    add("Leave") { form in
      form.after(1) {
        form.navigationController?.pushViewController(ArrivalViewController(), animated: false)
      }
    }
  }

  @discardableResult
  private func add(_ title: String, _ act: @escaping (FormViewController) -> Void) -> UIButton {
    let button = UIButton(
      primaryAction: UIAction(title: title) { [weak self] _ in self.map(act) })
    view.addSubview(button)
    return button
  }

  private func after(_ seconds: Int, _ act: @escaping () -> Void) {
    Device.current.clock.schedule(after: .seconds(seconds), act)
  }
}
