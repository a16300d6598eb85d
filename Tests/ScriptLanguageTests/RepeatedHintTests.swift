import Testing

@testable import ScriptLanguage

@Suite("Hints about repeated lines and references")
struct RepeatedHintTests {
  private func hints(_ script: String, files: [String: String] = [:]) -> [String] {
    let loader = ScriptLoader(files: .memory(files))
    let source = SourceText(name: "folder/a.script", bytes: Array(script.utf8))
    return ScriptAnalysis(source, loader: loader).hints.map(\.title)
  }

  @Test("a scene whose only expectation is repeated expects something")
  func repeated() {
    #expect(hints("scene \"first\"\nrepeat 2: expect \"x\"\n") == [])
    #expect(
      hints("scene \"first\"\nrepeat 2: tap OK\n") == [#"the scene "first" expects nothing"#])
  }

  @Test("that a text does not contain the empty text can fail")
  func negated() {
    #expect(hints("expect not props.name contains \"\"\n") == [])
    #expect(hints("expect not storage name contains \"\"\n") == [])
  }

  @Test(
    "a variable is used wherever its reference stands",
    arguments: ["\"${a}\"", "\"x ${a}\"", "\"${b}${a}\"", "\"${b} and ${a} x\""])
  func references(text: String) {
    #expect(hints("let a = \"x\"\nlet b = \"y\"\nexpect \(text) \nexpect \"${b}\"\n") == [])
  }
}
