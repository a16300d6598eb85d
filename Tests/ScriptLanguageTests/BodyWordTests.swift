import HeadlessDevice
import RehearsalCore
import Testing

@testable import ScriptLanguage

@Suite("Words after the status of an answer")
struct BodyWordTests {
  @Test(
    "a number, a truth value or null is the body, but a number before `times` is a count",
    arguments: [
      ("", "", nil), ("12", "12", nil), ("-1.5", "-1.5", nil), ("true", "true", nil),
      ("false", "false", nil), ("null", "null", nil), ("2 times", "", 2), ("12 2 times", "12", 2),
      ("true 2 times", "true", 2), ("null once", "null", 1), (#""a b" once"#, "a b", 1),
    ])
  func body(words: String, body: String, times: Int?) throws {
    let command = try parse("given GET /a responds 200 \(words)")
    guard case .step(.arrange(.stub(let stub)))? = command,
      case .outcome(.response(let response)) = stub.answer
    else {
      Issue.record("no stub")
      return
    }
    #expect(String(decoding: response.body, as: UTF8.self) == body)
    #expect(stub.remaining == times)
  }

  @Test("any other word is a mistake")
  func otherWord() {
    let failure = #expect(throws: Failure.self) { try parse("given GET /a responds 200 hello") }
    #expect(failure?.lines.first == "error: unexpected `hello`")
  }
}
