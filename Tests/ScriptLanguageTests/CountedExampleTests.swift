import HeadlessUIKit
import Testing

@testable import RehearsalCore
@testable import ScriptLanguage

@Suite("Examples that count elements")
struct CountedExampleTests {
  /// Returns the first example in the help of `expect` at least so many elements.
  private func example(_ types: ElementType...) -> String? {
    let elements = types.map { type in
      Screen.Element(
        type: type, label: "A", isEnabled: true, isSelected: false, hasFocus: false, depth: 0,
        isCovered: false)
    }
    let context = CompletionContext(
      screen: Screen(app: "Crew", name: "List", path: ["List"], elements: elements, pending: []))
    return ScriptHelp.lines(about: ["expect", "at", "least"], on: context)
      .first { $0.contains("for example") }
  }

  @Test("cells are counted before buttons, and buttons before what comes first on the screen")
  func preferred() {
    #expect(example(.staticText, .button, .cell, .cell) == "  for example: expect at least 2 cells")
    #expect(example(.staticText, .button) == "  for example: expect at least 1 button")
    #expect(example(.staticText, .switch) == "  for example: expect at least 1 staticText")
  }
}
