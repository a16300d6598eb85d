import HeadlessUIKit
import Testing

@testable import Exploration
@testable import RehearsalCore

@Suite("Values that an exploration sets")
struct OfferedValueTests {
  private func lines(
    _ type: ElementType, value: String? = nil, hasFocus: Bool = false,
    learned: [String: [String]] = [:]
  ) -> [String] {
    let element = Screen.Element(
      type: type, label: "Name", value: value, isEnabled: true, isSelected: false,
      hasFocus: hasFocus, depth: 0, isCovered: false)
    let acts = ScreenActs(ActReader(), texts: TypedTexts(learned: learned))
    return acts.acts(on: Screen(elements: [element])).flatMap(\.lines)
      .filter { $0.contains("Name") || $0 == "submit" || $0.contains("banner") }
  }

  @Test("a slider is set to its ends, a stepper up and down; a picker only to what was learned")
  func values() {
    #expect(lines(.slider) == [#"set slider "Name" 0%"#, #"set slider "Name" 100%"#])
    #expect(lines(.stepper) == [#"set stepper "Name" +"#, #"set stepper "Name" -"#])
    for type in [ElementType.picker, .pickerWheel, .datePicker, .image, .staticText] {
      #expect(lines(type) == [], "\(type)")
    }
    #expect(lines(.banner) == ["tap banner"])
  }

  @Test("a field with a text is cleared, and submitted where it has the focus")
  func fields() {
    #expect(lines(.textField, value: "a") == [#"clear textField "Name""#])
    #expect(
      lines(.textField, value: "a", hasFocus: true) == [#"clear textField "Name""#, "submit"])
    #expect(
      lines(.textField, value: "").allSatisfy {
        $0.hasPrefix("type ") && $0.hasSuffix("into textField \"Name\"")
      })
    #expect(!lines(.textField, value: "").isEmpty)
  }

  @Test("a field with the zero of an empty one is typed into, and one with another number is not")
  func zeros() {
    for value in ["0", "$0.00", "0,00 €", "00:00"] {
      let typed = lines(.textField, value: value)
      #expect(typed.first == #"type "42" into textField "Name""#, "\(value)")
      #expect(typed.dropFirst() == lines(.textField, value: "").dropFirst(), "\(value)")
    }
    for value in ["10", "$0.01", "0 kg", " ", "-"] {
      #expect(lines(.textField, value: value) == [#"clear textField "Name""#], "\(value)")
    }
  }
}
