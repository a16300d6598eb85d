import HeadlessUIKit
import Testing

@Suite("The keyboard of the field behind an alert")
struct AlertKeyboardTests {
  @Test("an alert that is shown again gives the keyboard only to the field that it took it from")
  func shownAgain() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let field = UITextField()
    root.view.addSubview(field)
    let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    func showAndDismiss() throws {
      root.present(alert, animated: true)
      try phone.finishTransitions()
      root.dismiss(animated: true)
      try phone.finishTransitions()
    }
    field.becomeFirstResponder()
    try showAndDismiss()
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    try showAndDismiss()
    #expect(!field.isFirstResponder)
  }
}
