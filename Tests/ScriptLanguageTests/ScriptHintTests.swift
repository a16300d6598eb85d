import HeadlessUIKit
import Testing

@testable import RehearsalCore
@testable import ScriptLanguage

@Suite("Hints and examples")
struct ScriptHintTests {
  @Test(
    "a hint names what the command expects next",
    arguments: [
      ("", ""), ("nonsense ", ""), ("tap", "an element"), ("tap ", "an element"),
      ("tap Em", "Return, within or now"), ("type x", "into or Return"),
      ("type x into ", "an element"), ("wait ", "a time such as 2s"),
      ("wait 2s", "Return"), ("branch ", "NAME"), ("show ", "props, elements, changes or nothing"),
      ("show chan", "props, elements, changes or nothing"), ("tap button in", "an element"),
    ])
  func hints(_ line: String, _ expected: String) {
    let hint = ScriptHint.text(after: line, variables: Variables())
    #expect(Set(hint.split(separator: " ")) == Set(expected.split(separator: " ")), "\(hint)")
  }

  private static func element(
    _ type: ElementType, _ label: String, isEnabled: Bool = true
  ) -> Screen.Element {
    Screen.Element(
      type: type, label: label, isEnabled: isEnabled, isSelected: false, hasFocus: false, depth: 0,
      isCovered: false)
  }

  private static let context = CompletionContext(
    screen: Screen(
      app: "Crew", name: "SignIn", title: "Sign in", path: ["SignIn"],
      elements: [
        element(.textField, "Email"), element(.button, "Sign in", isEnabled: false),
        element(.button, "Forgot password?"),
      ], pending: []))

  @Test("the help of a command has an example that works on the screen")
  func example() {
    let lines = ScriptHelp.lines(about: ["tap"], on: Self.context)
    #expect(lines.last == "  for example: tap \"Forgot password?\"")
    let type = ScriptHelp.lines(about: ["type"], on: Self.context)
    #expect(type.contains("  for example: type \"text\" into Email"))
    let set = ScriptHelp.lines(about: ["set"], on: Self.context)
    #expect(set.last == "  for example, on another screen: set switch Biometry on")
    #expect(
      ScriptHelp.lines(about: ["selectors"], on: Self.context).suffix(3) == [
        "On this screen:", "  tap \"Forgot password?\"", "  tap button \"Forgot password?\"",
      ])
  }

  @Test("each line of the help fits the width", arguments: [40, 60, 80])
  func width(_ width: Int) {
    for topic in [[], ["commands"], ["selectors"]] {
      let lines = ScriptHelp.lines(about: topic, width: width, on: Self.context)
      let long = lines.filter { $0.count > width && $0.split(separator: " ").count > 1 }
      #expect(long.allSatisfy { $0.contains("[") || width == 40 }, "\(long)")
    }
  }

  @Test("the help of a form is not that of all forms with an optional word")
  func form() {
    #expect(ScriptHelp.lines(about: ["expect", "screen"]).count { $0.contains("example") } == 1)
  }
}
