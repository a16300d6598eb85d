import Testing

@testable import RehearsalCore
@testable import ScriptLanguage

@Suite("Completion of help and of values")
struct HelpCompletionTests {
  private func candidates(_ line: String) -> [String] {
    let props = PropsValue.object([
      .init("on", .bool(true)), .init("count", .int(3)), .init("names", .list([.string("a")])),
      .init("inner", .object([.init("x", .null)])),
    ])
    let screen = Screen(
      app: "Crew", name: "SignIn", title: nil, path: ["SignIn"], props: props, elements: [],
      pending: [])
    let context = CompletionContext(screen: screen)
    return ScriptCompletion(line, line.endIndex, context: context).candidates.map(\.text)
  }

  @Test("help takes the commands and the selectors, and then the keywords of the command")
  func topics() {
    let all = candidates("help ")
    #expect(all.contains("tap") && all.contains("expect") && all.contains("selectors"))
    #expect(candidates("help sele") == ["selectors"])
    let swipes = candidates("help swipe ")
    #expect(swipes.contains("left") && swipes.contains("back") && !swipes.contains("tap"))
    #expect(candidates("help swipe le") == ["left"])
    #expect(candidates("help tap ").filter { $0 == "tap" } == [])
  }

  @Test(
    "a word that many forms share says what it does",
    arguments: [
      ("expect \"a\" with", "within", "Wait up to this time"),
      ("expect \"a\" no", "now", "Do not wait"), ("expect n", "no", "The contrary"),
      ("expect no \"a\" fo", "for", "Stay absent this long"),
      ("tap cell cont", "containing", "With such a text in it"),
      ("tap \"a\" i", "in", "Inside another element, alert or sheet"),
    ])
  func notes(line: String, word: String, note: String) {
    let screen = Screen(
      app: "Crew", name: "SignIn", title: nil, path: ["SignIn"], props: .null, elements: [],
      pending: [])
    let context = CompletionContext(screen: screen)
    let found = ScriptCompletion(line, line.endIndex, context: context).candidates
    #expect(found.first { $0.text == word }?.note == note)
  }

  @Test("the value that a property has now completes, and the parts of one that has parts")
  func values() {
    #expect(candidates("expect props.on == ").contains("true"))
    #expect(candidates("expect props.count == ").contains("3"))
    #expect(candidates("expect props.names").contains { $0.hasPrefix("props.names") })
    #expect(candidates("expect props.names[").contains("props.names[0]"))
    #expect(candidates("expect props.inner.") == ["props.inner.x"])
  }
}
