import RehearsalCore
import Testing

@testable import ScriptLanguage

@Suite("Variables in JSON")
struct VariableEscapeTests {
  private func works(_ script: String) -> [Step.Work] {
    load("a.script", in: ["a.script": script]).scenes[0].steps.map(\.work)
  }

  @Test("a variable in a JSON string is escaped, also after an escaped quotation mark")
  func escaped() {
    let variable = #"""
      let name = "Ann \"A\""
      given GET /me responds 200 {"first": "${name}", "said": "\"${name}\"", "last": "${name}"}

      """#
    let literal = #"""
      given GET /me responds 200 {"first": "Ann \"A\"", "said": "\"Ann \"A\"\"", "last": "Ann \"A\""}

      """#
    #expect(works(variable) == works(literal))
    #expect(load("a.script", in: ["a.script": variable]).problems.isEmpty)
  }

  @Test("the second variable of one JSON string is escaped, too")
  func second() {
    let variable = #"""
      let name = "Ann \"A\""
      given GET /me responds 200 {"both": "${name} and ${name}"}

      """#
    let literal = #"""
      given GET /me responds 200 {"both": "Ann \"A\" and Ann \"A\""}

      """#
    let document = load("a.script", in: ["a.script": variable])
    #expect(document.problems.isEmpty)
    #expect(document.scenes.first?.steps.map(\.work) == works(literal))
  }

  @Test("a variable outside the strings of JSON is inserted as it is")
  func inserted() {
    let variable = "let count = 3\ngiven GET /me responds 200 {\"count\": ${count}}\n"
    #expect(works(variable) == works("given GET /me responds 200 {\"count\": 3}\n"))
  }
}
