import HeadlessDevice
import HeadlessUIKit

/// A note that is typed and sent; a note that could not be sent is marked in a row.
final class NoteViewController: UIViewController, UITextFieldDelegate {
  private let field = UITextField()
  private let row = UILabel()
  private lazy var send = UIButton(
    primaryAction: UIAction(title: "Send") { [weak self] _ in self?.sendNote() })

  override func viewDidLoad() {
    super.viewDidLoad()
    field.accessibilityLabel = "Text"
    for part in [field, send, row] { view.addSubview(part) }
  }

  private func sendNote() {
    let note = field.text ?? ""
    guard !note.allSatisfy(\.isWhitespace) else {
      row.text = "Type a note first"
      return
    }
    send.isEnabled = false
    let request = HTTPRequest("POST", "/notes", body: Data(note.utf8))
    Device.current.network.send(request) { [weak self] result in
      guard let self else { return }
      send.isEnabled = true
      guard case .success(let response) = result, response.isSuccess else { return showFailure() }
      field.text = ""
      row.text = "\(note), sent"
    }
  }

  private func showFailure() {
    row.text = "not sent"
    if Mutant.has(.lostDraft) { field.text = "" }
  }
}
