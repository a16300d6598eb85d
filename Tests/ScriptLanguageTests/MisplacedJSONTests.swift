import Testing

@testable import ScriptLanguage

@Suite("JSON in the place of another operand")
struct MisplacedJSONTests {
  @Test(
    "a bracket where the command expects another operand is unexpected, and the operand is named",
    arguments: [
      ("expect props.a {a", "expected `==`, `!=`, `<`, `<=`, `>`, `>=`, `contains` or `matches`"),
      ("given network {a", "expected `offline` or `online`"),
      ("given GET /a fails {a", "expected `offline`, `timeout` or quoted text"),
      ("given storage {a", "expected `without` or `key=value`"),
      ("launch {a", "expected `key=value` or the end of the line"),
    ])
  func unexpected(line: String, expected: String) {
    let error = #expect(throws: Failure.self) { try parse(line) }
    #expect(error?.lines.first == "error: unexpected `{a`")
    #expect(error?.lines.last?.hasSuffix("^^ \(expected)") == true)
  }
}
