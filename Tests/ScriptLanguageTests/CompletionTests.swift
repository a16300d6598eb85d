import HeadlessUIKit
import Testing

@testable import RehearsalCore
@testable import ScriptLanguage

@Suite("Completion and suggestions")
struct CompletionTests {
  private func candidates(_ line: String, _ files: [String] = []) -> [String] {
    var context = CompletionContext(screen: Self.screen)
    context.files = { prefix in files.filter { $0.hasPrefix(prefix) } }
    context.screens = ["ShiftList"]
    context.events = { ["trips.refresh.began"] }
    context.coordinators = { ["Application", "SignIn"] }
    context.storage = { [("authToken", "ann-token"), ("my key", "")] }
    context.links = { ["crew://shifts/s1", "crew://"] }
    context.requestPaths = { ["/session"] }
    context.undoCounts = (2, 0)
    context.variables = Variables(["name": "Ann", "email": "ann"])
    return ScriptCompletion(line, line.endIndex, context: context).candidates.map(\.text)
  }

  private static let screen = Screen(
    app: "Crew", name: "SignIn", title: "Sign in", path: ["SignIn"],
    props: .object([
      .init("email", .string("a@b")),
      .init("notes", .list([.object([.init("body", .string("Hi"))])])),
    ]),
    elements: [
      element(.staticText, "Welcome"), element(.textField, "Email"), element(.button, "Sign in"),
      element(.switch, "Biometry"), element(.cell, "Dock 7"), element(.button, "in"),
    ], pending: [])

  private static func element(_ type: ElementType, _ label: String) -> Screen.Element {
    Screen.Element(
      type: type, label: label, isEnabled: true, isSelected: false, hasFocus: false, depth: 0,
      isCovered: false)
  }

  @Test("a command is completed from the words that are valid at the prompt")
  func commands() {
    #expect(candidates("ter") == ["terminate"])
    #expect(candidates("sw") == ["swipe", "switch"])
    #expect(candidates("sce") == [])
  }

  @Test("a comment is not completed, though its words begin like commands")
  func comments() {
    #expect(candidates("# ta") == [])
  }

  @Test("an element is completed from the screen, quoted where its name has spaces")
  func elements() {
    #expect(candidates("tap S") == ["\"Sign in\"", "staticText", "switch"])
    #expect(candidates("tap \"si") == ["\"Sign in\""])
    #expect(candidates("tap Em") == ["Email"])
    #expect(
      candidates("tap ") == [
        "Email", "\"Sign in\"", "Biometry", "\"Dock 7\"", "\"in\"", "Welcome", "button",
        "staticText", "textField", "switch", "cell",
      ])
    #expect(candidates("type \"x\" into ") == ["Email", "textField"])
    #expect(
      candidates("tap button ") == [
        "\"Sign in\"", "\"in\"", "1", "2", "containing", "in", "within", "now",
      ])
    #expect(
      candidates("tap cell ") == ["\"Dock 7\"", "1", "containing", "in", "within", "now"])
    #expect(candidates("tap cell containing ") == ["\"Dock 7\""])
    #expect(
      candidates("tap Email containing ")
        == ["Welcome", "Email", "\"Sign in\"", "Biometry", "\"Dock 7\"", "\"in\""])
    #expect(candidates("set Biometry ") == ["on", "off", "containing", "in"])
  }

  @Test("the scopes of an element are the alert or sheet and the banner that are shown")
  func scopes() {
    func scopes(_ change: (inout Screen) -> Void) -> [String] {
      var screen = Self.screen
      change(&screen)
      let line = "tap button in "
      let context = CompletionContext(screen: screen)
      return ScriptCompletion(line, line.endIndex, context: context).candidates.map(\.text)
        .filter { ["alert", "sheet", "banner"].contains($0) }
    }
    func alert(isActionSheet: Bool) -> Screen.Alert {
      Screen.Alert(title: "Sure?", message: nil, buttons: [], isActionSheet: isActionSheet)
    }
    #expect(scopes { _ in } == [])
    #expect(scopes { $0.alert = alert(isActionSheet: false) } == ["alert"])
    #expect(scopes { $0.alert = alert(isActionSheet: true) } == ["sheet"])
    #expect(scopes { $0.banner = Screen.Banner(text: "Saved") } == ["banner"])
  }

  @Test("a text in quotes is one word, also with spaces, and what follows its end is another")
  func quoted() {
    #expect(candidates("tap \"sign i") == ["\"Sign in\""])
    #expect(candidates("tap cell \"dock ") == ["\"Dock 7\""])
    #expect(candidates("tap \"Sign in\" wi") == ["within"])
    #expect(candidates("tap \"Sign in\" now ") == [])
  }

  @Test("words, screens, methods and files are completed where the form has them")
  func operands() {
    #expect(candidates("given network ") == ["offline", "online"])
    #expect(candidates("expect screen ") == ["SignIn", "ShiftList"])
    #expect(candidates("expect event ") == ["trips.refresh.began"])
    #expect(candidates("expect coordinator ") == ["Application", "SignIn"])
    #expect(candidates("expect path SignIn ") == ["SignIn", "ShiftList", "within", "now", "for"])
    #expect(candidates("expect title ") == ["\"Sign in\""])
    #expect(candidates("expect props.") == ["props.email", "props.notes"])
    #expect(candidates("expect props.notes") == ["props.notes"])
    #expect(candidates("expect props.notes[0].") == ["props.notes[0].body"])
    #expect(candidates("expect props.email == ") == ["\"a@b\"", "a@b"].suffix(1))
    #expect(candidates("given storage ") == ["without", "authToken=", "\"my key="].dropLast())
    #expect(candidates("given storage without ") == ["authToken", "\"my key\""])
    #expect(candidates("given storage without authToken ") == [])
    #expect(candidates("launch ") == ["authToken="])
    #expect(candidates("undo ") == ["1", "2"])
    #expect(candidates("redo ") == [])
    #expect(candidates("open ") == ["crew://shifts/s1", "crew://"])
    #expect(candidates("repeat 3: t") == ["terminate", "tap", "type"])
    #expect(candidates("repeat 3: re") == ["refresh"])
    #expect(candidates("given PA") == ["PATCH"])
    #expect(candidates("include st", ["steps/a.script", "b.script"]) == ["steps/a.script"])
    #expect(candidates("include st", ["steps/"]) == ["steps/"])
    #expect(candidates("include \"st", ["steps/"]) == ["\"steps/"])
    #expect(candidates("include m", ["my steps/"]) == ["\"my steps/"])
  }

  /// Returns the message about a line; empty for a command.
  private func mistake(in line: String) -> String {
    do throws(Failure) {
      _ = try parse(line, ["name": "Ann", "email": "ann"], isPrompt: true)
      return ""
    } catch {
      return error.description
    }
  }

  @Test("with each offer, at every position of every example, the line is or begins a command")
  func everyPosition() throws {
    var count = 0
    for form in CommandTable.shared.forms where form.place == .anywhere || form.place == .prompt {
      for index in form.example.indices + [form.example.endIndex] {
        let beginning = String(form.example[..<index])
        for offer in candidates(beginning) {
          count += 1
          let start = TypedWord(beginning[...]).start
          let line = beginning[..<start] + offer
          let message = mistake(in: String(line))
          let isBeginning = message.isEmpty || message.contains("the line is incomplete")
          #expect(
            isBeginning || offer.hasSuffix("/") || offer.hasSuffix("="), "\(line): \(message)")
        }
      }
    }
    #expect(count > 1_000)
  }

  @Test("at each word of every example, the example's own keyword is offered")
  func ownKeywords() {
    for form in CommandTable.shared.forms where form.place == .anywhere || form.place == .prompt {
      var words: [String] = []
      for element in form.syntax {
        guard case .word(let word) = element else { break }
        let line = words.joined(separator: " ") + (words.isEmpty ? "" : " ")
        #expect(candidates(line).contains(word), "\(line)\(word)")
        words.append(word)
      }
    }
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
