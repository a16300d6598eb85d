import Testing

@testable import RehearsalCore
@testable import ScriptLanguage

@Suite("Examples with the names of an app")
struct StorageExampleTests {
  /// The examples in the help of a command, on a screen without elements.
  private func examples(
    _ words: String..., change: (inout CompletionContext) -> Void
  ) -> [String] {
    var context = CompletionContext(
      screen: Screen(app: "Crew", name: "SignIn", path: ["SignIn"], elements: [], pending: []))
    change(&context)
    return ScriptHelp.lines(about: words, on: context).filter { $0.contains("for example") }
      .map { String($0.trimmingPrefix { $0 == " " }) }
  }

  @Test("a key of the storage is in the examples, in quotes where it is no word")
  func keys() {
    #expect(
      examples("given", "storage", "without") { $0.storage = { [("token", "a"), ("other", "b")] } }
        == ["for example: given storage without token"])
    #expect(
      examples("given", "storage", "without") { $0.storage = { [("last seen", "a")] } }
        == [#"for example: given storage without "last seen""#])
  }

  @Test("a key that no line can name is in no example", arguments: ["", "without"])
  func unusableKey(key: String) {
    let lines = examples("expect", "storage") { $0.storage = { [(key, "a")] } }
    #expect(
      lines.prefix(2) == [
        #"for example, on another screen: expect storage authToken == "ann-token""#,
        "for example, on another screen: expect storage authToken",
      ])
  }

  @Test("the last coordinator and the first key command are in the examples")
  func others() {
    #expect(
      examples("expect", "coordinator") { $0.coordinators = { ["App", "Shifts"] } }
        == ["for example: expect coordinator Shifts"])
    #expect(
      examples("press") { $0.keyCommands = { [("cmd+k", "Keep"), ("cmd+l", "Leave")] } }
        == ["for example: press cmd+k"])
    #expect(
      examples("expect", "title") { _ in }
        == [#"for example, on another screen: expect title "Trips""#])
  }
}
