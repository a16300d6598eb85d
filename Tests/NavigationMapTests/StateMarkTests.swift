import HeadlessUIKit
import Testing

@testable import NavigationMap
@testable import RehearsalCore

@Suite("Marks of screens with props")
struct StateMarkTests {
  private func screen(
    _ props: String? = nil, _ elements: [Screen.Element] = []
  ) throws -> Screen {
    Screen(
      app: "App", name: "Screen", path: [], props: try props.map { try PropsValue(json: $0) },
      elements: elements, pending: [])
  }

  private func element(
    _ type: ElementType, _ label: String, value: String? = nil, isEnabled: Bool = true,
    identifier: String? = nil
  ) -> Screen.Element {
    Screen.Element(
      type: type, identifier: identifier, label: label, value: value, isEnabled: isEnabled,
      isSelected: false, hasFocus: false, depth: 0, isCovered: false)
  }

  @Test(
    "numbers count as none, one or many, texts as empty or not, and lists by their first values",
    arguments: [
      ("0", "-3", true), ("0", "1", false), ("2", "99", true), ("1", "2", false),
      ("1.5", "2.5", true), ("1.5", "1", false), ("[1.5]", "[[]]", false),
      ("[1.5]", "[null]", false), (#""a""#, #""b""#, true), (#""a""#, #""""#, false),
      ("true", "true", true), ("true", "false", false), ("null", "false", false),
      ("[1, 2]", "[1, 9, 9]", true), ("[1]", "[1, 1]", false), ("[0, 1]", "[1, 1]", false),
      (#"{"a": 1}"#, #"{"b": 1}"#, false), (#"{"a": 1}"#, #"{"a": 0}"#, false),
      (#"{"a": 7}"#, #"{"a": 8}"#, true), ("[]", "[0]", false),
    ])
  func props(one: String, other: String, isSame: Bool) throws {
    let marks = [StateMark(of: try screen(one)).text, StateMark(of: try screen(other)).text]
    #expect((marks[0] == marks[1]) == isSame && marks.allSatisfy { $0.count == 6 })
  }

  @Test("controls count by type, name, state and value; cells up to two, texts not at all")
  func elements() throws {
    func mark(_ elements: Screen.Element...) throws -> String {
      StateMark(of: try screen(nil, elements)).text
    }
    let button = element(.button, "Save")
    #expect(try mark(button) == mark(button, element(.staticText, "a"), element(.tabBar, "b")))
    #expect(try mark(button) != mark())
    #expect(try mark(button) != mark(element(.button, "Send")))
    #expect(try mark(button) != mark(element(.link, "Save")))
    #expect(try mark(button) != mark(element(.button, "Save", isEnabled: false)))
    let identified = ["a", "b"].map { element(.button, $0, identifier: "id") }
    #expect(try mark(identified[0]) == mark(identified[1]))
    let fields = [nil, "", "x", "y"].map { element(.textField, "Name", value: $0) }
    #expect(try mark(fields[0]) == mark(fields[1]) && mark(fields[2]) == mark(fields[3]))
    #expect(try mark(fields[1]) != mark(fields[2]))
    let switches = ["on", "off"].map { element(.switch, "News", value: $0) }
    #expect(try mark(switches[0]) != mark(switches[1]))
    let cell = element(.cell, "")
    #expect(try mark(cell, cell) == mark(cell, cell, cell))
    #expect(try Set([mark(), mark(cell), mark(cell, cell)]).count == 3)
  }
}
