import HeadlessUIKit
import Testing

@testable import RehearsalCore
@testable import ScriptLanguage

@Suite("Completion and suggestions")
struct CompletionTests {
  private func candidates(_ line: String, _ files: [String] = []) -> [String] {
    let screen = Screen(
      app: "Crew", name: "SignIn", path: ["SignIn"],
      elements: [
        element(.staticText, "Welcome"), element(.textField, "Email"), element(.button, "Sign in"),
      ], pending: [])
    return ScriptCompletion(line, line.endIndex, screen: screen) { prefix in
      files.filter { $0.hasPrefix(prefix) }
    }.candidates
  }

  private func element(_ type: ElementType, _ label: String) -> Screen.Element {
    Screen.Element(
      type: type, label: label, isEnabled: true, isSelected: false, hasFocus: false, depth: 0,
      isCovered: false)
  }

  @Test("a command is completed from the words that are valid at the prompt")
  func commands() {
    #expect(candidates("ter") == ["terminate"])
    #expect(candidates("sw") == ["swipe"])
    #expect(candidates("sce") == [])
  }

  @Test("an element is completed from the screen, quoted where its name has spaces")
  func elements() {
    #expect(candidates("tap S") == ["\"Sign in\"", "staticText"])
    #expect(candidates("tap \"si") == ["\"Sign in\""])
    #expect(candidates("tap Em") == ["Email"])
    #expect(Array(candidates("tap ").prefix(3)) == ["Email", "\"Sign in\"", "Welcome"])
  }

  @Test("words, screens, methods and files are completed where the form has them")
  func operands() {
    #expect(candidates("given network ") == ["offline", "online"])
    #expect(candidates("expect screen ").first == "SignIn")
    #expect(candidates("given PA") == ["PATCH"])
    #expect(candidates("include st", ["steps/a.script", "b.script"]) == ["steps/a.script"])
  }

  @Test("the nearest words are suggested, three at most; a far word has no suggestion")
  func suggestions() {
    #expect(Suggestions.nearest(to: "tpa", among: ["type", "tap", "back"]) == ["tap"])
    #expect(Suggestions.nearest(to: "a", among: ["a1", "a2"]) == [])
    #expect(
      Suggestions.question(for: "cat", among: ["bat", "car", "cut", "hat"])
        == "did you mean `bat`, `car` or `cut`?")
    #expect(Suggestions.question(for: "screenshot", among: ["tap"]) == nil)
    #expect(Suggestions.nearest(to: String(repeating: "a", count: 65), among: ["a"]) == [])
  }
}
