// swift-format-ignore-file
import UIKit

class NewBookViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet weak var titleField: UITextField!
  @IBOutlet weak var saveButton: UIBarButtonItem!
  private(set) var book: Book?

  override func viewDidLoad() {
    super.viewDidLoad()
    saveButton.isEnabled = false
    titleField.addTarget(self, action: #selector(titleDidChange), for: .editingChanged)
    let tap = UITapGestureRecognizer(target: self, action: #selector(hideKeyboard(recognizer:)))
    view.addGestureRecognizer(tap)
  }

  @objc func titleDidChange() {
    saveButton.isEnabled = titleField.text?.isEmpty == false
  }

  @objc func hideKeyboard(recognizer: UITapGestureRecognizer) {
    view.endEditing(true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "save" else { return }
    book = Book(title: titleField.text ?? "", author: "Unknown")
  }
}
