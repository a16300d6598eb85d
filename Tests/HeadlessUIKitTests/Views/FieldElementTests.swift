import Foundation
import HeadlessUIKit
import Testing

@Suite("Fields as elements")
struct FieldElementTests {
  private let field = UITextField()

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test("the placeholder is read with attributes if there is one")
  func placeholder() {
    #expect(field.attributedPlaceholder == nil)
    field.placeholder = "Email"
    #expect(field.attributedPlaceholder?.string == "Email")
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    #expect(field.placeholder == "Name")
  }

  @Test("an accessibility value comes before the text")
  func value() {
    field.text = "4711"
    #expect(field.elementValue == "4711")
    field.accessibilityValue = "spoken"
    #expect(field.elementValue == "spoken")
  }

  @Test("a view beside the text is an element while its mode says so")
  func modes() {
    field.leftView = label("€")
    field.rightView = label("per hour")
    field.leftViewMode = .unlessEditing
    field.rightViewMode = .whileEditing
    let phone = Phone(field)
    #expect(phone.lines == ["textField = \"\"", "staticText \"€\""])
    field.becomeFirstResponder()
    #expect(phone.lines == ["textField = \"\" focused", "staticText \"per hour\""])
  }

  @Test("a tap on a view beside the text gives the field the focus")
  func sideView() throws {
    field.leftView = label("€")
    field.leftViewMode = .always
    let phone = Phone(field)
    try phone.tap("€")
    #expect(field.isFirstResponder)
  }

  @Test("the clear button of a field without a delegate clears the text")
  func clearing() throws {
    field.text = "ann"
    field.clearButtonMode = .always
    let (phone, diary) = (Phone(field), Diary())
    field.addTarget(diary, for: .editingChanged) { $0.write("changed") }
    try field.performClear()
    #expect(field.text == "" && diary.lines == ["changed"])
    withExtendedLifetime(phone) {}
  }
}
