import Foundation
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

/// A note with a bar above its keyboard, and a field with a picker in place of one.
private final class NoteViewController: UIViewController, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  private let (note, size) = (UITextField(), UITextField())
  private let sizes = ["Small", "Large"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    let bar = UIToolbar()
    let done = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.note.resignFirstResponder() })
    let ask = UIBarButtonItem(
      title: "Ask", primaryAction: UIAction { [weak self] _ in self?.ask() })
    bar.items = [.flexibleSpace(), ask, done]
    note.accessibilityLabel = "Text"
    note.inputAccessoryView = bar
    let picker = UIPickerView()
    picker.accessibilityLabel = "Sizes"
    (picker.dataSource, picker.delegate) = (self, self)
    size.accessibilityLabel = "Size"
    size.inputView = picker
    view.addSubview(note)
    view.addSubview(size)
    let chat = UIAction(title: "Chat") { [weak self] _ in
      self?.navigationController?.pushViewController(ChatViewController(), animated: true)
    }
    view.addSubview(UIButton(primaryAction: chat))
  }

  private func ask() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    present(alert, animated: true)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    sizes.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { sizes[row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    size.text = sizes[row]
  }
}

/// A screen that docks a bar with a field at its bottom.
private final class ChatViewController: UIViewController {
  private lazy var bar: UIView = {
    let bar = UIView()
    let field = UITextField()
    field.placeholder = "Message"
    bar.addSubview(field)
    let send = UIAction(title: "Send") { [weak self, weak field] _ in
      self?.title = field?.text
      field?.resignFirstResponder()
    }
    bar.addSubview(UIButton(primaryAction: send))
    return bar
  }()

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}

private final class NoteAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    UINavigationController(rootViewController: NoteViewController())
  }
}

/// Source: UIResponder's documentation of `inputView` and `inputAccessoryView`.
@Suite("Views above the keyboard and in its place")
struct InputViewTests {
  private func launched() throws -> Session {
    let session = try Session(NoteAppDelegate.self)
    try session.launch()
    return session
  }

  private func lines(_ session: Session) -> [String] {
    session.screen.lines(width: 60).dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("the bar of the focused field is on the screen until the field loses the focus")
  func accessory() throws {
    let session = try launched()
    let without = ["Text  \"\"  textField", "Size  \"\"  textField", "[Chat]"]
    #expect(lines(session) == without)
    try session.perform(.type("Hi", into: ElementQuery("Text")))
    #expect(
      lines(session) == [
        "Text  \"Hi\"  textField, focused", "Size  \"\"    textField", "[Chat]", "[Ask]", "[Done]",
      ])
    #expect(session.hasKeyboard)
    try session.perform(.tap(ElementQuery("Done")))
    #expect(
      lines(session) == ["Text  \"Hi\"  textField", "Size  \"\"    textField", "[Chat]"])
  }

  @Test("a picker in place of the keyboard sets its field, and there are no keys")
  func inputView() throws {
    let session = try launched()
    try session.perform(.tap(ElementQuery("Size")))
    #expect(!session.hasKeyboard)
    try session.perform(.set(ElementQuery("Sizes"), to: "Large"))
    #expect(
      lines(session) == [
        "Text     \"\"       textField", "Size     \"Large\"  textField, focused", "[Chat]",
        "Sizes    \"Large\"  picker", "Sizes  \"Large\"  pickerWheel",
      ])
    try session.perform(.tap(ElementQuery("Text")))
    #expect(lines(session).suffix(2) == ["[Ask]", "[Done]"])
  }

  @Test("an alert takes the keyboard and its bar away, and its end brings them back")
  func alert() throws {
    let session = try launched()
    try session.perform(.tap(ElementQuery("Text")))
    try session.perform(.tap(ElementQuery("Ask")))
    #expect(!lines(session).contains("[Done]"))
    try session.perform(.tap(ElementQuery("Yes")))
    #expect(lines(session).suffix(2) == ["[Ask]", "[Done]"])
  }

  @Test("a bar that a screen docks is there while the screen is, also while its field is edited")
  func docked() throws {
    let session = try launched()
    try session.perform(.tap(ElementQuery("Chat")))
    #expect(lines(session) == ["[Note]", "Message  \"\"  textField", "[Send]"])
    try session.perform(.type("Hello", into: ElementQuery("Message")))
    try session.perform(.tap(ElementQuery("Send")))
    #expect(session.screen.title == "Hello")
    #expect(lines(session).suffix(2) == ["Message  \"Hello\"  textField", "[Send]"])
    try session.perform(.back)
    #expect(lines(session) == ["Text  \"\"  textField", "Size  \"\"  textField", "[Chat]"])
    #expect(session.device.findings.all.isEmpty)
  }
}
