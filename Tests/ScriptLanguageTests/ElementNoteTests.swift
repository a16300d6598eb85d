import HeadlessUIKit
import Testing

@testable import RehearsalCore
@testable import ScriptLanguage

@Suite("Notes on the elements that completion offers")
struct ElementNoteTests {
  private static func element(
    _ type: ElementType, _ label: String, value: String? = nil, isEnabled: Bool = true
  ) -> Screen.Element {
    Screen.Element(
      type: type, label: label, value: value, isEnabled: isEnabled, isSelected: false,
      hasFocus: false, depth: 0, isCovered: false)
  }

  @Test("an element's note is its type, its value unless that is a text's, and that it is disabled")
  func notes() {
    let elements = [
      Self.element(.button, "Send", isEnabled: false), Self.element(.button, "Pay", value: "1"),
      Self.element(.switch, "News", value: "1"), Self.element(.staticText, "Sum", value: "2"),
      Self.element(.textField, "Name", value: "Ann", isEnabled: false),
    ]
    let context = CompletionContext(
      screen: Screen(app: "Crew", name: "Form", path: ["Form"], elements: elements, pending: []))
    let line = "expect "
    let offered = ScriptCompletion(line, line.endIndex, context: context).candidates
    let notes = elements.map { element in offered.first { $0.text == element.label }?.note }
    #expect(
      notes == [
        "button disabled", "button", #"switch "1""#, "staticText", #"textField "Ann" disabled"#,
      ])
  }
}
